/// Matches a requirement's type with a candidate's and infers an associated type.
struct TypeMatching {
  /// The associated type to infer.
  let name: String
  let selfParameter: GenericParameter
  var selfType = Type.error
  /// The error type of a function that throws nothing.
  var never = Type.error
  /// The other associated types that are already known.
  var known: (String) -> Type? = { _ in nil }
  private(set) var found: Type?

  init(name: String, selfParameter: GenericParameter) {
    self.name = name
    self.selfParameter = selfParameter
  }

  mutating func match(_ pattern: Type, _ candidate: Type) -> Bool {
    if pattern == candidate { return true }
    switch (pattern.kind, candidate.kind) {
    case (.member(let base, let associated), _):
      guard base == selfParameter.type else { return true }
      if associated.name == name {
        if let found { return found == candidate }
        found = candidate
        return true
      }
      return known(associated.name).map { $0 == candidate } ?? true
    case (.parameter(let parameter), _):
      return parameter == selfParameter && candidate == selfType
    case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
      return left == right && match(leftArguments, rightArguments)
    case (.tuple(let left), .tuple(let right)):
      return left.map(\.label) == right.map(\.label)
        && match(left.map(\.type), right.map(\.type))
    case (.metatype(let left), .metatype(let right)): return match(left, right)
    case (.function(let left), .function(let right)):
      return match(left.parameters.map(\.type), right.parameters.map(\.type))
        && match(left.result, right.result) && matchErrors(left.thrown, right.thrown)
    case (.existential(let left), .existential(let right)):
      guard left.protocols == right.protocols, left.arguments.keys == right.arguments.keys else {
        return false
      }
      let names = left.arguments.keys.sorted()
      return match(
        names.compactMap { left.arguments[$0] }, names.compactMap { right.arguments[$0] })
    default: return false
    }
  }

  private mutating func matchErrors(_ pattern: Type?, _ candidate: Type?) -> Bool {
    guard let pattern, pattern.flags.contains(.hasMembers) else { return true }
    return match(pattern, candidate ?? never)
  }

  private mutating func match(_ patterns: [Type], _ candidates: [Type]) -> Bool {
    guard patterns.count == candidates.count else { return false }
    for (pattern, candidate) in zip(patterns, candidates) {
      guard match(pattern, candidate) else { return false }
    }
    return true
  }
}
