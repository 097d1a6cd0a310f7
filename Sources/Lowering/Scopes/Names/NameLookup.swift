/// The meaning of an unqualified name in a context.
enum NameLookup {
  /// Locals, generic parameters, types, variables or functions, with all overloads.
  case found([Named])
  /// Members of an enclosing type, through an implicit `self` or `Self`.
  case members(ImplicitMembers)
  case none
}

/// Members found by an unqualified name.
struct ImplicitMembers {
  /// The enclosing type or extension that has them.
  var owner: Owner
  /// Whether there is no instance: a static function, an initial value, a nested type.
  var isStatic: Bool
  var found: [FoundMember]
  /// The meaning of the name further outside, used if no member fits: `max(1, 2)` inside an array's
  /// extension.
  var outer: [Named]
}

/// A member, as lookup found it.
struct FoundMember {
  var member: Member
  /// The substitution for the owner's generic parameters, including a protocol's `Self`.
  var substitution: Substitution
  /// The type that has the member: the superclass with its arguments for an inherited member.
  var baseType: Type
  /// The protocol that declares it, as a requirement or in an extension.
  var isFromProtocol: ProtocolDeclaration?
  var isRequirement = false
  var isInExtension = false
}

/// The result of looking up a name among a type's members.
struct MemberLookup {
  var found: [FoundMember] = []
  /// Members of extensions whose `where` clause the type doesn't meet, with the unmet requirement.
  var unmet: [(member: FoundMember, requirement: GenericRequirement)] = []
}
