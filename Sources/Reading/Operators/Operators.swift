/// The visible operators and precedence groups: the standard library's and the program's.
package struct Operators {
  private var groups: [String: PrecedenceGroup] = [:]
  /// The groups that name a group in their `lowerThan`.
  private var lower: [String: Set<String>] = [:]
  /// The precedence group of each infix operator.
  private var infix: [String: String] = [:]
  private var prefix: Set<String> = []
  private var postfix: Set<String> = []

  /// The operators of the standard library.
  package init() {
    for group in PrecedenceGroup.standard { add(group) }
    for (group, names) in Self.standardInfix { for name in names { infix[name] = group } }
    prefix = ["!", "-", "+", "~", "...", "..<"]
    postfix = ["..."]
  }

  private static let standardInfix: [String: [String]] = [
    "AssignmentPrecedence": [
      "*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "^=", "|=", "&+=", "&-=", "&*=", "&<<=",
      "&>>=", ".&=", ".|=", ".^=",
    ],
    "TernaryPrecedence": [],
    "LogicalDisjunctionPrecedence": ["||"],
    "LogicalConjunctionPrecedence": ["&&"],
    "ComparisonPrecedence": [
      "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>", ".>=",
    ],
    "NilCoalescingPrecedence": ["??"],
    "RangeFormationPrecedence": ["..<", "..."],
    "AdditionPrecedence": ["+", "-", "&+", "&-", "|", "^", ".|", ".^"],
    "MultiplicationPrecedence": ["*", "/", "%", "&*", "&", ".&"],
    "BitwiseShiftPrecedence": ["<<", ">>", "&<<", "&>>"],
  ]

  // MARK: Queries

  package func group(named name: String) -> PrecedenceGroup? { groups[name] }
  package func group(ofInfix name: String) -> PrecedenceGroup? {
    infix[name].flatMap { groups[$0] }
  }
  package func isPrefix(_ name: String) -> Bool { prefix.contains(name) }
  package func isPostfix(_ name: String) -> Bool { postfix.contains(name) }
  package func isInfix(_ name: String) -> Bool { infix[name] != nil }

  package enum Order { case higher, lower, same, unordered }

  /// Compares the precedence of two groups.
  package func order(_ first: String, _ second: String) -> Order {
    if first == second { return .same }
    if isHigher(first, second) { return .higher }
    if isHigher(second, first) { return .lower }
    return .unordered
  }

  /// Whether `higherThan` and `lowerThan` relations lead from the first group to the second.
  func isHigher(_ first: String, _ second: String) -> Bool {
    var seen: Set<String> = [first]
    var waiting = [first]
    while let name = waiting.popLast() {
      let below = below(name)
      if below.contains(second) { return true }
      for one in below where seen.insert(one).inserted { waiting.append(one) }
    }
    return false
  }

  /// The names of the groups.
  var names: Dictionary<String, PrecedenceGroup>.Keys { groups.keys }

  /// The groups that a group is declared to be higher than.
  func below(_ name: String) -> [String] {
    (groups[name]?.higherThan ?? []) + (lower[name] ?? [])
  }

  // MARK: Declarations

  package mutating func add(_ group: PrecedenceGroup) {
    for name in groups[group.name]?.lowerThan ?? [] { lower[name]?.remove(group.name) }
    for name in group.lowerThan { lower[name, default: []].insert(group.name) }
    groups[group.name] = group
  }
  mutating func addInfix(_ name: String, group: String) { infix[name] = group }
  mutating func addPrefix(_ name: String) { prefix.insert(name) }
  mutating func addPostfix(_ name: String) { postfix.insert(name) }
}
