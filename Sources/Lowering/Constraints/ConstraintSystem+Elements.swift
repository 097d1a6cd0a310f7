import Machine
import Reading

// Elements of literals, and the branches of a ternary: what they have in common.

extension ConstraintSystem {
  /// The type that all the elements have. Literals that look alike share their variables, so that a
  /// long literal costs no more than its length.
  func generateElements(_ elements: [Term], _ purpose: Contextual.Purpose = .element) -> Type? {
    let result = makeVariable()
    var shared: [(shape: LiteralShape, first: Term)] = []
    var lastConcrete: Type?
    for element in elements {
      let shape = LiteralShape(element)
      if let shape, let known = shared.first(where: { $0.shape == shape }) {
        noteTypes(of: known.first, for: element)
        continue
      }
      guard let type = generate(element) else { return nil }
      if let shape, shared.count < Self.shapeLimit { shared.append((shape, element)) }
      let known = simplify(type)
      if !known.hasVariables {
        if known == lastConcrete { continue }
        lastConcrete = known
      }
      guard convert(type, result, purpose, element) else { return nil }
    }
    return result
  }

  /// How many kinds of literals are told apart in one list.
  private static let shapeLimit = 16

  /// A literal's terms get the types that those of another one of its shape have.
  private func noteTypes(of first: Term, for other: Term) {
    if let type = solution.types[first.id] { note(type, for: other) }
    switch (first.kind, other.kind) {
    case (.array(let known), .array(let elements)):
      guard let first = known.first else { return }
      for element in elements { noteTypes(of: first, for: element) }
    case (.tuple(let known), .tuple(let elements)):
      for (first, element) in zip(known, elements) {
        noteTypes(of: first.value, for: element.value)
      }
    default: return
    }
  }
}

/// What literals must have in common to be of one type wherever they stand side by side.
private indirect enum LiteralShape: Equatable {
  case plain(Literal)
  /// With elements of one shape.
  case array(LiteralShape)
  case tuple([LiteralShape], labels: [String?])

  /// Nil for what isn't made of literals alone.
  init?(_ term: Term) {
    switch term.kind {
    case .integer: self = .plain(.integer)
    case .floating: self = .plain(.floating)
    case .boolean: self = .plain(.boolean)
    case .string(let text): self = .plain(.string(isCharacter: text.count == 1))
    case .array(let elements):
      guard let first = elements.first.flatMap(LiteralShape.init),
        elements.dropFirst().allSatisfy({ LiteralShape($0) == first })
      else { return nil }
      self = .array(first)
    case .tuple(let elements):
      let shapes = elements.compactMap { LiteralShape($0.value) }
      guard !shapes.isEmpty, shapes.count == elements.count else { return nil }
      self = .tuple(shapes, labels: elements.map(\.label))
    default: return nil
    }
  }
}
