/// A precedence group, declared by `precedencegroup` or built in.
package struct PrecedenceGroup {
  package enum Associativity { case left, right, none }

  package var name: String
  var associativity = Associativity.none
  /// Whether its operators assign. An optional chain on the left then includes the operator.
  var isAssignment = false
  package var higherThan: [String] = []
  var lowerThan: [String] = []

  package static let standard: [PrecedenceGroup] = [
    PrecedenceGroup(name: "AssignmentPrecedence", associativity: .right, isAssignment: true),
    PrecedenceGroup(
      name: "FunctionArrowPrecedence", associativity: .right, higherThan: ["AssignmentPrecedence"]),
    PrecedenceGroup(
      name: "TernaryPrecedence", associativity: .right, higherThan: ["FunctionArrowPrecedence"]),
    PrecedenceGroup(name: "DefaultPrecedence", higherThan: ["TernaryPrecedence"]),
    PrecedenceGroup(
      name: "LogicalDisjunctionPrecedence", associativity: .left,
      higherThan: ["TernaryPrecedence"]),
    PrecedenceGroup(
      name: "LogicalConjunctionPrecedence", associativity: .left,
      higherThan: ["LogicalDisjunctionPrecedence"]),
    PrecedenceGroup(name: "ComparisonPrecedence", higherThan: ["LogicalConjunctionPrecedence"]),
    PrecedenceGroup(
      name: "NilCoalescingPrecedence", associativity: .right,
      higherThan: ["ComparisonPrecedence"]),
    PrecedenceGroup(name: "CastingPrecedence", higherThan: ["NilCoalescingPrecedence"]),
    PrecedenceGroup(name: "RangeFormationPrecedence", higherThan: ["CastingPrecedence"]),
    PrecedenceGroup(
      name: "AdditionPrecedence", associativity: .left, higherThan: ["RangeFormationPrecedence"]),
    PrecedenceGroup(
      name: "MultiplicationPrecedence", associativity: .left, higherThan: ["AdditionPrecedence"]),
    PrecedenceGroup(name: "BitwiseShiftPrecedence", higherThan: ["MultiplicationPrecedence"]),
  ]
}
