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
    let (inner, builder) = place(writtenIn: around, usedIn: context, frame)
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

  /// The value of the stored property behind a computed one, made of a value that is built: what the
  /// accessor `init` sets it to.
  func initialize(
    _ property: StorageDeclaration, with value: Expression, in context: Context,
    at position: Position
  ) -> Expression? {
    guard let accessor = property.initializingAccessor, let backing = accessor.backing,
      let frame = context.frame
    else { return nil }
    let (inner, builder) = place(writtenIn: accessor.context, usedIn: context, frame)
    let type = property.type.value
    let variable = builder.temporary(accessor.parameterName, type, at: position)
    inner.names[accessor.parameterName] = [
      .storage(makeStorage(variable, type: type, in: inner))
    ]
    let stored = backing.type.value
    let made = checkValue(
      term(accessor.value, in: inner), for: .type(stored, .initialization), in: inner)
    return builder.make(.bind(variable, value, in: made.expression), stored, at: position)
  }

  /// A place in one function for code that is written in another: names mean what they mean there.
  private func place(
    writtenIn around: Context, usedIn context: Context, _ frame: Frame
  ) -> (Context, ExpressionBuilder) {
    let inner = Context(
      kind: .block, parent: around, file: around.file, layer: around.layer,
      isolation: context.isolation)
    inner.ownSignature = context.ownSignature
    enter(frame, inner)
    return (inner, ExpressionBuilder(self, Solution(), in: inner))
  }
}
