import Reading
import Semantics

// The common type of a literal's elements and of a ternary's branches.

extension ConstraintSystem {
  /// The common type of all elements. Literals with the same shape share variables, so the cost of
  /// a long literal is linear.
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

  /// The maximum number of shapes that one list distinguishes.
  private static let shapeLimit = 16

  /// Gives a literal's terms the types of another literal with the same shape.
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

/// The shape of a literal. Adjacent literals with the same shape have the same type.
private indirect enum LiteralShape: Equatable {
  case plain(Literal)
  /// An array whose elements all have one shape.
  case array(LiteralShape)
  case tuple([LiteralShape], labels: [String?])

  /// Nil if the term contains anything but literals.
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
