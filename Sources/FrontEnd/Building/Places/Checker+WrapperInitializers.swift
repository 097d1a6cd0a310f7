import Machine

extension Checker {
  /// `Wrapper(wrappedValue: value)` with a value that is built.
  func callWrapperInitializer(
    _ wrapper: Type, wrappedValue: Expression, in context: Context, at position: Position
  ) -> Expression? {
    let found = members("init", of: wrapper, in: context)
    for member in found {
      guard case .function(let function) = member.member, function.kind == .initializer else {
        continue
      }
      let parameters = function.interface.value.parameters
      guard parameters.first?.label == "wrappedValue",
        parameters.dropFirst().allSatisfy(\.hasDefault)
      else { continue }
      let reference = Reference(
        target: .function(function), base: .contextual, substitution: member.substitution,
        baseType: wrapper,
        type: .function(FunctionType(parameters: [], result: wrapper)))
      let builder = ExpressionBuilder(self, Solution(), in: context)
      let term = Term(
        id: makeTermID(), .nothing, position: position, syntax: nil)
      let site = ExpressionBuilder.Site(term, reference, base: nil, at: position)
      return builder.binding {
        let rest = builder.pass(
          [], parameters.map { _ in .defaulted }, to: function, site
        ).dropFirst()
        return builder.callInitializer(function, site, [.value(wrappedValue)] + rest)
      }
    }
    return nil
  }
}
