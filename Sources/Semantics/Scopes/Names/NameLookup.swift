/// The meaning of an unqualified name in a context.
package enum NameLookup {
  /// Locals, generic parameters, types, variables or functions, with all overloads.
  case found([Named])
  /// Members of an enclosing type, through an implicit `self` or `Self`.
  case members(ImplicitMembers)
  case none
}

/// Members found by an unqualified name.
package struct ImplicitMembers {
  /// The enclosing type or extension that has them.
  package var owner: Owner
  /// Whether there is no instance: a static function, an initial value, a nested type.
  package var isStatic: Bool
  package var found: [FoundMember]
  /// The meaning of the name further outside, used if no member fits: `max(1, 2)` inside an array's
  /// extension.
  package var outer: [Named]
}

/// A member, as lookup found it.
package struct FoundMember {
  package var member: Member
  /// The substitution for the owner's generic parameters, including a protocol's `Self`.
  package var substitution: Substitution
  /// The type that has the member: the superclass with its arguments for an inherited member.
  package var baseType: Type
  /// The protocol that declares it, as a requirement or in an extension.
  package var isFromProtocol: ProtocolDeclaration?
  package var isRequirement = false
  package var isInExtension = false

  package init(
    member: Member, substitution: Substitution, baseType: Type,
    isFromProtocol: ProtocolDeclaration? = nil, isRequirement: Bool = false,
    isInExtension: Bool = false
  ) {
    self.member = member
    self.substitution = substitution
    self.baseType = baseType
    self.isFromProtocol = isFromProtocol
    self.isRequirement = isRequirement
    self.isInExtension = isInExtension
  }
}

/// The result of looking up a name among a type's members.
package struct MemberLookup {
  package var found: [FoundMember] = []
  /// Members of extensions whose `where` clause the type doesn't meet, with the unmet requirement.
  package var unmet: [(member: FoundMember, requirement: GenericRequirement)] = []
}
