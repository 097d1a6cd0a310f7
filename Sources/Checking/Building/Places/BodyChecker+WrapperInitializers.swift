import CheckedTree
import Machine
import Reading
import Semantics
import Solving

extension BodyChecker {
  /// `Wrapper(wrappedValue: value, arguments…)` with a built value: the initial wrapper of a
  /// property whose value is an initializer's argument.
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
    var wrapped = model.makeName(name, at: position)
    if isDelayed {
      wrapped = model.makeTerm(
        .call(wrapped, Term.Arguments(list: [], end: position)), at: position)
    }
    let made = checkValue(
      makeWrapper(wrapped, inner),
      for: .type(wrapper.wrapperType.value, .initialization), in: inner)
    return builder.make(
      .bind(variable, value, in: made.expression), wrapper.wrapperType.value, at: position)
  }

  /// The value of the stored property behind a computed one, from a built value: the result of the
  /// accessor `init`.
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
      model.term(accessor.value, in: inner), for: .type(stored, .initialization), in: inner)
    return builder.make(.bind(variable, value, in: made.expression), stored, at: position)
  }

  /// A context in one function for code written elsewhere, where names keep their meaning.
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
