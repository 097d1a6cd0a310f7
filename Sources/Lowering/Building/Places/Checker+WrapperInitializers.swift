import CheckedTree
import Machine
import Reading

extension Checker {
  /// `Wrapper(wrappedValue: value, arguments…)` with a value that is built: what a wrapped property
  /// begins with where an initializer is given its value.
  func wrap(
    _ value: Expression, isDelayed: Bool = false, for property: StorageDeclaration,
    in context: Context, at position: Position
  ) -> Expression? {
    guard let wrapper = property.wrapper, let around = wrapper.valueContext,
      let makeWrapper = wrapper.makeWrapper, let frame = context.frame
    else { return nil }
    // The arguments are looked up where they are written.
    let inner = Context(
      kind: .block, parent: around, file: around.file, layer: around.layer,
      isolation: context.isolation)
    inner.ownSignature = context.ownSignature
    enter(frame, inner)
    let builder = ExpressionBuilder(self, Solution(), in: inner)
    var type = property.type.value
    if isDelayed { type = .function(FunctionType(parameters: [], result: type, isEscaping: true)) }
    let variable = builder.temporary("wrappedValue", type, at: position)
    let name = "wrapped value"
    inner.names[name] = [.storage(makeStorage(variable, type: type, in: inner))]
    var wrapped = makeName(name, at: position)
    if isDelayed {
      wrapped = makeTerm(.call(wrapped, Term.Arguments(list: [], end: position)), at: position)
    }
    let made = checkValue(
      makeWrapper(wrapped, inner),
      for: .type(wrapper.wrapperType.value, .initialization), in: inner)
    return builder.make(
      .bind(variable, value, in: made.expression), wrapper.wrapperType.value, at: position)
  }
}
