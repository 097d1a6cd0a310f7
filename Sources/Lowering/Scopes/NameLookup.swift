/// What an unqualified name means in a place.
enum NameLookup {
  /// Locals, generic parameters, types, variables or functions; all overloads.
  case found([Named])
  /// Members of a type around, reached through `self` or `Self` that isn't written.
  case members(ImplicitMembers)
  case none
}

/// Members found by an unqualified name.
struct ImplicitMembers {
  /// The type or extension around that has them.
  var owner: Owner
  /// Whether there is no instance in view: a static function, an initial value, a type inside.
  var isStatic: Bool
  var found: [FoundMember]
  /// What the name means farther out, for when no member fits: `max(1, 2)` inside of an array's
  /// extension.
  var outer: [Named]
}

/// A member as it was found on some type.
struct FoundMember {
  var member: Member
  /// What the parameters of the member's owner stand for, a protocol's `Self` included.
  var substitution: Substitution
  /// Where it was found: the superclass with its arguments for an inherited member.
  var baseType: Type
  /// The protocol whose extension or requirement it is.
  var isFromProtocol: ProtocolDeclaration?
  var isRequirement = false
  var isInExtension = false
}

/// What looking a name up among a type's members gives.
struct MemberLookup {
  var found: [FoundMember] = []
  /// Members of extensions whose `where` clause the type doesn't meet, with what it lacks.
  var unmet: [(member: FoundMember, requirement: GenericRequirement)] = []
}
