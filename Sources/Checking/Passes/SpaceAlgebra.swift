import Semantics

/// Subtracts spaces from each other, using the cases of types.
struct SpaceAlgebra {
  let checker: BodyChecker
  var model: SemanticModel { checker.model }
  let signature: GenericSignature
  /// The number of steps left before the check gives up.
  private(set) var budget = 100_000
  private let known = Known()

  init(_ checker: BodyChecker, in signature: GenericSignature) {
    self.checker = checker
    self.signature = signature
  }

  var isExhausted: Bool { budget <= 0 }

  // MARK: Subtraction

  mutating func subtract(_ taken: Space, from space: Space) -> Space {
    budget -= 1
    if isExhausted { return .empty }
    switch (space, taken) {
    case (.union(let spaces), .enumerationCase(let head, _)):
      // The other cases are looked at and stay: an enumeration may have hundreds.
      budget -= spaces.count / 64
      var rest: [Space] = []
      rest.reserveCapacity(spaces.count)
      for space in spaces {
        if case .enumerationCase(let other, _) = space, other.index != head.index {
          rest.append(space)
        } else {
          rest += subtract(taken, from: space).pieces
        }
      }
      return .union(rest)
    case (.union(let spaces), _):
      return .union(spaces.flatMap { subtract(taken, from: $0).pieces })
    case (_, .union(let spaces)):
      return spaces.reduce(space) { subtract($1, from: $0) }
    case (_, .all): return .empty
    case (.all(let type), _):
      guard let parts = parts(of: type) else { return space }
      return subtract(taken, from: .union(parts))
    case (.boolean(let left), .boolean(let right)): return left == right ? .empty : space
    case (.tuple(let left), .tuple(let right)):
      return .union(subtract(right, from: left).map { .tuple($0) })
    case (.enumerationCase(let head, let left), .enumerationCase(let other, let right)):
      guard head.index == other.index else { return space }
      return .union(subtract(right, from: left).map { .enumerationCase(head, $0) })
    case (.boolean, _), (.tuple, _), (.enumerationCase, _): return space
    }
  }

  /// The remaining rows of payloads.
  private mutating func subtract(_ taken: [Space], from spaces: [Space]) -> [[Space]] {
    guard taken.count == spaces.count else { return [spaces] }
    for (left, right) in zip(spaces, taken) where !meets(left, right) { return [spaces] }
    var result: [[Space]] = []
    for (index, (left, right)) in zip(spaces, taken).enumerated() {
      for piece in subtract(right, from: left).pieces {
        var row = spaces
        row[index] = piece
        result.append(row)
      }
    }
    return result
  }

  /// Whether some value is in both spaces.
  private mutating func meets(_ left: Space, _ right: Space) -> Bool {
    budget -= 1
    if isExhausted { return true }
    switch (left, right) {
    case (.union(let spaces), let other), (let other, .union(let spaces)):
      for space in spaces where meets(space, other) { return true }
      return false
    case (.all, _): return !right.isEmpty
    case (_, .all): return !left.isEmpty
    case (.boolean(let left), .boolean(let right)): return left == right
    case (.tuple(let left), .tuple(let right)): return meets(left, right)
    case (.enumerationCase(let head, let left), .enumerationCase(let other, let right)):
      return head.index == other.index && meets(left, right)
    case (.boolean, _), (.tuple, _), (.enumerationCase, _): return false
    }
  }

  private mutating func meets(_ left: [Space], _ right: [Space]) -> Bool {
    for (left, right) in zip(left, right) where !meets(left, right) { return false }
    return true
  }

  // MARK: Types

  /// The values of a type, one space for each kind that patterns distinguish; nil if they
  /// distinguish none.
  func parts(of type: Type) -> [Space]? {
    if let known = known.parts[type] { return known }
    let found = findParts(of: type)
    known.parts[type] = .some(found)
    return found
  }

  /// The parts of the types so far, which each case of an enumeration asks for.
  private final class Known {
    var parts: [Type: [Space]?] = [:]
  }

  private func findParts(of type: Type) -> [Space]? {
    switch type.kind {
    case .tuple(let elements): return [.tuple(elements.map { space(of: $0.type) })]
    case .nominal(let declaration, let arguments):
      if declaration === checker.core.optional, let wrapped = arguments.first {
        return [
          .enumerationCase(Space.Head(index: 0, name: "none", labels: []), []),
          .enumerationCase(Space.Head(index: 1, name: "some", labels: [nil]), [space(of: wrapped)]),
        ].filter { !$0.isEmpty }
      }
      if type == checker.core.bool { return [.boolean(false), .boolean(true)] }
      guard declaration.kind == .enumeration else { return nil }
      let substitution = Substitution(declaration.genericParameters, arguments)
      return declaration.cases.map { one in
        let payload = one.parameters.value
        return .enumerationCase(
          Space.Head(index: one.index, name: one.name, labels: payload.map(\.label)),
          payload.map {
            space(of: model.substitute($0.type, substitution, in: signature))
          })
      }.filter { !$0.isEmpty }
    case .parameter, .member:
      let reduced = model.reduce(type, in: signature)
      return reduced == type ? nil : parts(of: reduced)
    case .existential, .opaque, .function, .metatype, .variable, .error: return nil
    }
  }

  func space(of type: Type) -> Space {
    var type = type
    switch type.kind {
    case .parameter, .member: type = model.reduce(type, in: signature)
    default: break
    }
    if case .nominal(let declaration, _) = type.kind, declaration.isUninhabited { return .empty }
    return .all(type)
  }

  /// The values of the type that a pattern certainly matches.
  func space(of shape: PatternShape, in type: Type) -> Space {
    switch shape {
    case .everything: return space(of: type)
    case .some: return .empty
    case .boolean(let value): return .boolean(value)
    case .tuple(let shapes):
      guard case .tuple(let elements) = type.kind, elements.count == shapes.count else {
        return .empty
      }
      return .tuple(zip(shapes, elements).map { space(of: $0, in: $1.type) })
    case .enumerationCase(let index, let shapes): return self.case(index, shapes, of: type)
    }
  }

  private func `case`(_ index: Int, _ shapes: [PatternShape], of type: Type) -> Space {
    let parts = parts(of: type) ?? []
    // Cases without values aren't parts, so that a case can be before its index.
    for case .enumerationCase(let head, let payload) in parts.prefix(index + 1).reversed()
    where head.index == index {
      let types = payload.map { space in
        if case .all(let type) = space { type } else { Type.error }
      }
      if shapes.count == payload.count {
        return .enumerationCase(head, zip(shapes, types).map { space(of: $0, in: $1) })
      }
      // One pattern for the whole payload.
      guard let whole = shapes.first else { return .enumerationCase(head, payload) }
      if case .everything = whole { return .enumerationCase(head, payload) }
      guard case .tuple(let inside) = whole, inside.count == payload.count else { return .empty }
      return .enumerationCase(head, zip(inside, types).map { space(of: $0, in: $1) })
    }
    return .empty
  }
}

extension NominalDeclaration {
  /// `Never` and other types without values.
  fileprivate var isUninhabited: Bool {
    kind == .enumeration && cases.isEmpty && (!isPrelude || known == .never)
  }
}
