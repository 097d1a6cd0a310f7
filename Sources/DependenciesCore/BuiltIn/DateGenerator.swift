#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Returns the current date.
///
/// Read it as `date.now` or `date()`; override it with `$0.date.now = …`, `$0.date = .constant(…)`
/// or `$0.date = DateGenerator { … }`.
public struct DateGenerator: Sendable {
  fileprivate var source: GeneratorSource<Date>

  fileprivate init(source: GeneratorSource<Date>) { self.source = source }

  /// Calls the function for each date.
  public init(_ generate: @escaping @Sendable () -> Date) { source = .function(generate) }

  /// Stops time at a date.
  public static func constant(_ now: Date) -> DateGenerator { DateGenerator { now } }

  /// The current date. Assigning a date stops time.
  public var now: Date {
    get { source.next() }
    set { self = .constant(newValue) }
  }

  /// The current date, for a caller that needs a function without parameters.
  @_disfavoredOverload
  public func callAsFunction() -> Date { source.next() }

  /// Returns the current date. The parameters are the location that an issue reports.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Date {
    source.next(at: SourcePoint(fileID, filePath, line, column))
  }
}

extension DependencyValues {
  /// The current date: the system's date. In a test, each use reports an issue unless overridden.
  public var date: DateGenerator {
    get { DateGenerator(source: self[DateKey.self].source.read()) }
    set { self[DateKey.self] = newValue }
  }
}

private enum DateKey: DependencyKey {
  static var liveValue: DateGenerator { DateGenerator { Date() } }

  static var testValue: DateGenerator {
    let unimplemented = UnimplementedDependency(
      "date", substitute: "The system's date", override: "$0.date.now = …")
    return DateGenerator(source: .unimplemented(unimplemented) { Date() })
  }

  static var dependencyName: String { "date" }
}
