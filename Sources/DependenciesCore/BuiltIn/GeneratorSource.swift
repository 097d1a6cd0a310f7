/// Where the values of a generator come from.
enum GeneratorSource<Value: Sendable>: Sendable {
  /// A function makes them.
  case function(@Sendable () -> Value)
  /// A test has not said how to make them; each use is reported before the function makes one.
  indirect case unimplemented(UnimplementedDependency, @Sendable () -> Value)

  /// The next value; the place is that of the use, if it is known.
  func next(at point: SourcePoint? = nil) -> Value {
    switch self {
    case .function(let make):
      return make()
    case .unimplemented(let dependency, let make):
      dependency.reportUse(at: point)
      return make()
    }
  }

  /// The same source, knowing which wrapper reads it now.
  func read() -> GeneratorSource {
    switch self {
    case .function: self
    case .unimplemented(let dependency, let make): .unimplemented(dependency.read(), make)
    }
  }
}
