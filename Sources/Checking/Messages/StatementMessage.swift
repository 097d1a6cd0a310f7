import MessageTables
import Phrases
import Reading
import Semantics

/// A statement that isn't allowed where it is.
enum StatementMessage: DiagnosticMessage {
  case unusedFunction
  case attributeOfLocal(attribute: String)
  case ifExpressionWithoutElse
  case branchMustThrow(keyword: String)
  case returnFromBranch(keyword: String)
  case branchTypesDiffer(first: Type, second: Type)
  case branchWithoutExpression(keyword: String)
  case returnFromDefer
  case returnOutsideOfFunction
  case loopOverOtherType(type: Type, wanted: String)
  case labelReused(label: String)
  case unknownLabel(label: String)
  case continueOutsideOfLoop
  case fallthroughOutsideOfSwitch
  case nothingToFallInto
  case fallthroughIntoBinding(name: String)
  case expressionAtTopLevel
  case statementAtTopLevel
  case controlFlowInBuilder(builder: String)
  case breakFromDefer
  case continueFromDefer
  case breakOutsideOfStatement
  case breakWithoutLabel
  case continueInSwitch
  case continueInOtherStatement
}

extension StatementMessage {
  var sentence: Sentence {
    switch self {
    case .unusedFunction: "function is unused"
    case .attributeOfLocal(let attribute):
      "attribute '\(attribute)' can only be used in a non-local scope"
    case .ifExpressionWithoutElse: "'if' must have an unconditional 'else' to be used as expression"
    case .branchMustThrow(let keyword):
      "non-expression branch of '\(keyword)' expression may only end with a 'throw'"
    case .returnFromBranch(let keyword):
      "cannot use 'return' to transfer control out of '\(keyword)' expression"
    case .branchTypesDiffer(let first, let second):
      "branches have mismatching types '\(first)' and '\(second)'"
    case .branchWithoutExpression(let keyword):
      "expected expression in branch of '\(keyword)' expression"
    case .returnFromDefer: "'return' cannot transfer control out of a defer statement"
    case .returnOutsideOfFunction: "return invalid outside of a func"
    case .loopOverOtherType(let type, let wanted):
      "for-in loop requires '\(type)' to conform to '\(wanted)'"
    case .labelReused(let label): "label '\(label)' cannot be reused on an inner statement"
    case .unknownLabel(let label): "cannot find label '\(label)' in scope"
    case .continueOutsideOfLoop: "'continue' is only allowed inside a loop"
    case .fallthroughOutsideOfSwitch: "'fallthrough' is only allowed inside a switch"
    case .nothingToFallInto: "'fallthrough' without a following 'case' or 'default' block"
    case .fallthroughIntoBinding(let name):
      "'fallthrough' from a case which doesn't bind variable '\(name)'"
    case .expressionAtTopLevel: "expressions are not allowed at the top level"
    case .statementAtTopLevel: "statements are not allowed at the top level"
    case .controlFlowInBuilder(let builder):
      "closure containing control flow statement cannot be used with result builder '\(builder)'"
    case .breakFromDefer: "'break' cannot transfer control out of a defer statement"
    case .continueFromDefer: "'continue' cannot transfer control out of a defer statement"
    case .breakOutsideOfStatement: "'break' is only allowed inside a loop, if, do, or switch"
    case .breakWithoutLabel:
      "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required "
        + "to exit an if or do"
    case .continueInSwitch: "'continue' cannot be used with switch statements"
    case .continueInOtherStatement: "'continue' cannot be used with this kind of statements"
    }
  }

  var unknownName: String? {
    if case .unknownLabel(let label) = self { label } else { nil }
  }
}
