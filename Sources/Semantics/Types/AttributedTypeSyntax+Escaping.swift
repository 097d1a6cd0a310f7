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
}
