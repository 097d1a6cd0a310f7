// Instead of one function for any number of parameters, one for each number of them that closures of
// programs have.

func unimplemented<Generics__Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result,
  function: String = #function, line: UInt = #line
) -> @Sendable (Types__) -> Result {
  return {
    Names__
    _reportUnimplemented(description(), String(reflecting: (Values__)), function, line)
    return placeholder()
  }
}
@_disfavoredOverload
func unimplemented<Types__>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  function: String = #function, line: UInt = #line
) -> @Sendable (Types__) -> Void {
  return {
    Names__
    _reportUnimplemented(description(), String(reflecting: (Values__)), function, line)
  }
}
func unimplemented<Generics__Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  function: String = #function, line: UInt = #line
) -> @Sendable (Types__) throws -> Result {
  return {
    Names__
    let description = description()
    _reportUnimplemented(description, String(reflecting: (Values__)), function, line)
    throw UnimplementedFailure(description: description)
  }
}
func unimplemented<Generics__Failure: Error, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  throwing failure: @autoclosure @escaping @Sendable () -> Failure,
  function: String = #function, line: UInt = #line
) -> @Sendable (Types__) throws(Failure) -> Result {
  return { (Parameters__) throws(Failure) -> Result in
    _reportUnimplemented(description(), String(reflecting: (Values__)), function, line)
    throw failure()
  }
}
