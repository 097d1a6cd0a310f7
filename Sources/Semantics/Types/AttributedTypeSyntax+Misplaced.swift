import Reading
import SwiftSyntax

extension AttributedTypeSyntax {
  /// The error of `@escaping` on a type that isn't a parameter's; nil for a parameter's type.
  var misplacedEscaping: TypeMessage? {
    guard let parent else { return nil }
    if let parameter = parent.as(FunctionParameterSyntax.self) {
      return parameter.ellipsis == nil ? nil : .escapingElsewhere
    }
    if parent.is(ClosureParameterSyntax.self) { return nil }
    // `(@escaping () -> Void) -> Void`, `(@escaping () -> Void)?`
    guard parent.is(TupleTypeElementSyntax.self), let outer = parent.parent?.parent else {
      return .escapingElsewhere
    }
    if outer.is(FunctionTypeSyntax.self) { return nil }
    return outer.is(TupleTypeSyntax.self) && outer.parent?.is(OptionalTypeSyntax.self) == true
      ? .escapingOptional : .escapingElsewhere
  }

  /// The error of a word such as `inout` on a type that isn't a parameter's; nil for a parameter's type.
  func misplaced(_ word: String) -> TypeMessage? {
    var type = Syntax(self)
    // `(inout Int)`
    while let element = type.parent?.as(TupleTypeElementSyntax.self),
      let tuple = element.parent?.parent?.as(TupleTypeSyntax.self), tuple.elements.count == 1
    {
      type = Syntax(tuple)
    }
    guard let parent = type.parent else { return nil }
    if parent.is(FunctionParameterSyntax.self) || parent.is(ClosureParameterSyntax.self) {
      return nil
    }
    if parent.is(TupleTypeElementSyntax.self),
      parent.parent?.parent?.is(FunctionTypeSyntax.self) == true
    {
      return nil
    }
    if word == "sending", parent.is(ReturnClauseSyntax.self) { return nil }
    return .onlyOnParameters(word: word, orResults: word == "sending")
  }
}
