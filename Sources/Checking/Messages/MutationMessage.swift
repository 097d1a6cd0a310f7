import MessageTables
import Phrases
import Reading
import Semantics

/// A change of a place that can't be changed.
enum MutationMessage: DiagnosticMessage {
  case assignment(target: Target, obstacle: Obstacle)
  case compoundAssignment(obstacle: Obstacle)
  case inoutArgument(obstacle: Obstacle)
  case mutatingMember(obstacle: Obstacle)
  case mutatingGetter(obstacle: Obstacle)
  case variableToItself
  case propertyToItself

  /// The reason why a place can't be changed.
  enum Obstacle {
    /// The result of a call, with the function's name.
    case call(String?)
    case literal(Type)
    case value
    case type
    case function(String)
    case method(String)
    case constant(String)
    case constantProperty(String)
    /// `self`, or a variable without a declaration of its own.
    case immutable(String)
    case getOnlyProperty(String)
    case getOnlySubscript
    case inaccessibleSetter(String)
    case inaccessibleSubscriptSetter
    case readOnlyKeyPath(String)
  }

  /// The place that an assignment changes.
  enum Target {
    case value
    case property
    case `subscript`
    /// A part of the value that a subscript returns.
    case throughSubscript
  }
}

extension MutationMessage.Obstacle {
  /// The immutable part of the place.
  var target: MutationMessage.Target {
    switch self {
    case .call, .literal, .value, .type, .function, .method, .constant, .immutable: .value
    case .constantProperty, .getOnlyProperty, .inaccessibleSetter: .property
    case .getOnlySubscript, .inaccessibleSubscriptSetter, .readOnlyKeyPath: .subscript
    }
  }
}

extension MutationMessage {
  var sentence: Sentence {
    switch self {
    case .assignment(.value, let obstacle): "cannot assign to value: \(obstacle.sentence)"
    case .assignment(.property, let obstacle): "cannot assign to property: \(obstacle.sentence)"
    case .assignment(.subscript, let obstacle): "cannot assign to subscript: \(obstacle.sentence)"
    case .assignment(.throughSubscript, let obstacle):
      "cannot assign through subscript: \(obstacle.sentence)"
    case .compoundAssignment(let obstacle):
      "left side of mutating operator isn't mutable: \(obstacle.sentence)"
    case .inoutArgument(let obstacle):
      "cannot pass immutable value as inout argument: \(obstacle.sentence)"
    case .mutatingMember(.literal(let type)):
      "cannot use mutating member on immutable value of type '\(type)'"
    case .mutatingMember(let obstacle):
      "cannot use mutating member on immutable value: \(obstacle.sentence)"
    case .mutatingGetter(let obstacle):
      "cannot use mutating getter on immutable value: \(obstacle.sentence)"
    case .variableToItself: "assigning a variable to itself"
    case .propertyToItself: "assigning a property to itself"
    }
  }
}

extension MutationMessage.Obstacle {
  /// The reason, in a sentence that follows a colon.
  fileprivate var sentence: Sentence {
    switch self {
    case .call(let name?): "'\(name)' returns immutable value"
    case .call: "function call returns immutable value"
    case .literal: "literals are not mutable"
    case .value: "it is immutable"
    case .type: "it is a type"
    case .function(let name): "'\(name)' is a function"
    case .method(let name): "'\(name)' is a method"
    case .constant(let name), .constantProperty(let name): "'\(name)' is a 'let' constant"
    case .immutable(let name): "'\(name)' is immutable"
    case .getOnlyProperty(let name): "'\(name)' is a get-only property"
    case .getOnlySubscript: "subscript is get-only"
    case .inaccessibleSetter(let name): "'\(name)' setter is inaccessible"
    case .inaccessibleSubscriptSetter: "subscript setter is inaccessible"
    case .readOnlyKeyPath(let name): "'\(name)' is a read-only key path"
    }
  }
}
