/// The slots whose values must not outlive the statement that filled them, so that objects go away
/// when they do in Swift and weak references say so.
struct Lifetimes {
  /// A point in the code being written.
  struct Mark {
    fileprivate let temporaries: Int
    fileprivate let variables: Int
  }

  private var temporaries: [Int] = []
  private var variables: [Int] = []

  var mark: Mark { Mark(temporaries: temporaries.count, variables: variables.count) }

  mutating func addTemporary(_ slot: Int) { temporaries.append(slot) }
  mutating func addVariable(_ slot: Int) { variables.append(slot) }

  /// Those added since the mark; with variables where a scope ends.
  func slots(since mark: Mark, includingVariables: Bool) -> [Int] {
    var slots = Array(temporaries[mark.temporaries...])
    if includingVariables { slots += variables[mark.variables...] }
    return Set(slots).sorted()
  }
}

extension Type {
  /// Whether a value of the type can keep an object of the program alive.
  var canHoldObjects: Bool {
    switch self {
    case .nominal(let declaration, let arguments):
      declaration.kind == .class || !declaration.isPrelude
        || arguments.contains { $0.canHoldObjects }
    case .tuple(let elements): elements.contains { $0.type.canHoldObjects }
    case .existential, .anyObject, .parameter, .variable, .function, .invalid: true
    case .metatype, .never: false
    }
  }
}

extension Statement {
  /// Whether variables declared inside are gone after it. Those of a `guard` aren't.
  var isScope: Bool {
    switch self {
    case .block, .loop, .repeatLoop, .forIn, .choice, .catching: true
    case .conditional(_, let then, let otherwise): otherwise == nil || !then.statements.isEmpty
    case .expression, .declare, .destructure, .asyncLet, .breaking, .continuing, .fallingThrough,
      .returning, .throwing, .deferring, .yield:
      false
    }
  }
}
