/// The library's types that the language's rules mention. A program's type with the same name isn't
/// one of them.
package enum KnownType: String {
  case mainActor = "MainActor"
  case anyHashable = "AnyHashable"
  case anyKeyPath = "AnyKeyPath"
  case partialKeyPath = "PartialKeyPath"
  case keyPath = "KeyPath"
  case writableKeyPath = "WritableKeyPath"
  case referenceWritableKeyPath = "ReferenceWritableKeyPath"
  case never = "Never"
  case float = "Float"
  case double = "Double"
  case string = "String"
  case taskLocal = "TaskLocal"
  case taskGroup = "TaskGroup"
  case throwingTaskGroup = "ThrowingTaskGroup"
  case dependencyValues = "DependencyValues"
  /// Of Foundation.
  case nsError = "NSError"
  case nsNumber = "NSNumber"
  case nsDecimalNumber = "NSDecimalNumber"
  case decimal = "Decimal"
  case cgFloat = "CGFloat"
  /// Of Swift Testing.
  case tag = "Tag"

  package var isKeyPath: Bool {
    switch self {
    case .anyKeyPath, .partialKeyPath, .keyPath, .writableKeyPath, .referenceWritableKeyPath: true
    case .mainActor, .anyHashable, .never, .float, .double, .string, .taskLocal, .taskGroup,
      .throwingTaskGroup, .dependencyValues, .nsError, .nsNumber, .nsDecimalNumber,
      .decimal, .cgFloat, .tag:
      false
    }
  }
}

/// The library's protocols that the language's rules mention.
package enum KnownProtocol: String {
  case actor = "Actor"
  case asyncIterator = "AsyncIteratorProtocol"
  case asyncSequence = "AsyncSequence"
  case bitwiseCopyable = "BitwiseCopyable"
  case codingKey = "CodingKey"
  case comparable = "Comparable"
  case copyable = "Copyable"
  case decodable = "Decodable"
  case encodable = "Encodable"
  case equatable = "Equatable"
  case error = "Error"
  case escapable = "Escapable"
  case hashable = "Hashable"
  case rawRepresentable = "RawRepresentable"
  case sendable = "Sendable"
  case sendableMetatype = "SendableMetatype"
  case testDependencyKey = "TestDependencyKey"

  /// Whether it is `Equatable`, `Hashable` or `Comparable`, whose requirements Swift writes.
  package var isComparing: Bool { self == .equatable || self == .hashable || self == .comparable }
}

extension Type {
  /// Whether a value of this type converts to the other type without a word: a `Double` to a `CGFloat`,
  /// or the reverse.
  package func convertsAsNumber(to other: Type) -> Bool {
    guard let own = nominal?.known, let wanted = other.nominal?.known else { return false }
    return own == .double && wanted == .cgFloat || own == .cgFloat && wanted == .double
  }
}

extension NominalDeclaration {
  package var isMainActor: Bool { known == .mainActor }
  package var isKeyPath: Bool { known?.isKeyPath == true }
  /// Whether it is `Unicode.Scalar`.
  package var isUnicodeScalar: Bool { isPrelude && path == "Unicode.Scalar" }
}
