/// The source of a generator's values.
enum GeneratorSource<Value: Sendable>: Sendable {
  /// A function returns the values.
  case function(@Sendable () -> Value)
  /// A test didn't override the generator. Each use is reported before the function is called.
  indirect case unimplemented(UnimplementedDependency, @Sendable () -> Value)

  /// Returns the next value. The point is the location of the use, if known.
  func next(at point: SourcePoint? = nil) -> Value {
    switch self {
    case .function(let make):
      return make()
    case .unimplemented(let dependency, let make):
      dependency.reportUse(at: point)
      return make()
    }
  }

  /// Returns the same source, with the location of the wrapper that reads it now.
  func read() -> GeneratorSource {
    switch self {
    case .function: self
    case .unimplemented(let dependency, let make): .unimplemented(dependency.read(), make)
    }
  }
}
