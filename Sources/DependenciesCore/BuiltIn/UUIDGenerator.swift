internal import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Makes universally unique identifiers.
///
/// Use it as `uuid()`; override it with `$0.uuid = .incrementing`, `$0.uuid = .constant(…)` or
/// `$0.uuid = UUIDGenerator { … }`.
public struct UUIDGenerator: Sendable {
  fileprivate let source: GeneratorSource<UUID>

  fileprivate init(source: GeneratorSource<UUID>) { self.source = source }

  /// Calls the function for each identifier.
  public init(_ generate: @escaping @Sendable () -> UUID) { source = .function(generate) }

  /// Makes the same identifier every time.
  public static func constant(_ uuid: UUID) -> UUIDGenerator { UUIDGenerator { uuid } }

  /// A new generator that makes `UUID(0)`, `UUID(1)`, and so on.
  ///
  /// Copies share the counter. Concurrent tasks never receive the same identifier.
  public static var incrementing: UUIDGenerator {
    let count = Atomic(0)
    return UUIDGenerator { UUID(count.wrappingAdd(1, ordering: .relaxed).oldValue) }
  }

  /// An identifier, for a caller that needs a function without parameters.
  @_disfavoredOverload
  public func callAsFunction() -> UUID { source.next() }

  /// Returns an identifier. The parameters are the location that an issue reports.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> UUID {
    source.next(at: SourcePoint(fileID, filePath, line, column))
  }
}

extension DependencyValues {
  /// Makes random identifiers. In a test, each use reports an issue unless overridden.
  public var uuid: UUIDGenerator {
    get { UUIDGenerator(source: self[UUIDKey.self].source.read()) }
    set { self[UUIDKey.self] = newValue }
  }
}

private enum UUIDKey: DependencyKey {
  static var liveValue: UUIDGenerator { UUIDGenerator { UUID() } }

  static var testValue: UUIDGenerator {
    let unimplemented = UnimplementedDependency(
      "uuid", substitute: "A random identifier", override: "$0.uuid = .incrementing")
    return UUIDGenerator(source: .unimplemented(unimplemented) { UUID() })
  }

  static var dependencyName: String { "uuid" }
}
