// Why a value couldn't be coded.

enum EncodingError: Error, CustomDebugStringConvertible {
  typealias Context = _EncodingContext
  case invalidValue(Any, _EncodingContext)
  var debugDescription: String {
    switch self {
    case .invalidValue(let value, let context):
      return "EncodingError.invalidValue: \(String(reflecting: value)) (\(type(of: value)))"
        + _codingErrorText(context.codingPath, context.debugDescription, context.underlyingError)
    }
  }
}
enum DecodingError: Error, CustomDebugStringConvertible {
  typealias Context = _DecodingContext
  case typeMismatch(any Any.Type, _DecodingContext)
  case valueNotFound(any Any.Type, _DecodingContext)
  case keyNotFound(any CodingKey, _DecodingContext)
  case dataCorrupted(_DecodingContext)
  static func dataCorruptedError<C: KeyedDecodingContainerProtocol>(
    forKey key: C.Key, in container: C, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: container.codingPath + [key], debugDescription: debugDescription))
  }
  static func dataCorruptedError(
    in container: any UnkeyedDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: container.codingPath + [_CodingKey(index: container.currentIndex)],
        debugDescription: debugDescription))
  }
  static func dataCorruptedError(
    in container: any SingleValueDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: container.codingPath, debugDescription: debugDescription))
  }
  var debugDescription: String {
    switch self {
    case .typeMismatch(let type, let context):
      return "DecodingError.typeMismatch: expected value of type \(type)"
        + _codingErrorText(context.codingPath, context.debugDescription, context.underlyingError)
    case .valueNotFound(let type, let context):
      return "DecodingError.valueNotFound: Expected value of type \(type) but found null instead"
        + _codingErrorText(context.codingPath, context.debugDescription, context.underlyingError)
    case .keyNotFound(let key, let context):
      return
        "DecodingError.keyNotFound: Key '\(_codingPathText([key]))' not found in keyed decoding container"
        + _codingErrorText(context.codingPath, context.debugDescription, context.underlyingError)
    case .dataCorrupted(let context):
      return "DecodingError.dataCorrupted: Data was corrupted"
        + _codingErrorText(context.codingPath, context.debugDescription, context.underlyingError)
    }
  }
}
func _codingErrorText(
  _ path: [any CodingKey], _ text: String, _ underlying: (any Error)?
) -> String {
  var result = ""
  if !path.isEmpty { result += ". Path: " + _codingPathText(path) }
  if !text.isEmpty { result += ". Debug description: " + text }
  if let underlying { result += ". Underlying error: \(underlying)" }
  return result
}
func _codingPathText(_ path: [any CodingKey]) -> String {
  var result = ""
  for key in path {
    if let index = key.intValue {
      result += "[\(index)]"
      continue
    }
    if !result.isEmpty { result += "." }
    let name = key.stringValue
    let isPlain = !name.contains { ".`[]\\".contains($0) }
    result += isPlain ? name : "`" + name + "`"
  }
  return result
}
struct _EncodingContext: Sendable, CustomStringConvertible {
  let codingPath: [any CodingKey]
  let debugDescription: String
  let underlyingError: (any Error)?
  init(
    codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil
  ) {
    self.codingPath = codingPath
    self.debugDescription = debugDescription
    self.underlyingError = underlyingError
  }
  var description: String {
    "Context(codingPath: \(codingPath), debugDescription: \(String(reflecting: debugDescription)), "
      + "underlyingError: \(String(describing: underlyingError)))"
  }
}
struct _DecodingContext: Sendable, CustomStringConvertible {
  let codingPath: [any CodingKey]
  let debugDescription: String
  let underlyingError: (any Error)?
  init(
    codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil
  ) {
    self.codingPath = codingPath
    self.debugDescription = debugDescription
    self.underlyingError = underlyingError
  }
  var description: String {
    "Context(codingPath: \(codingPath), debugDescription: \(String(reflecting: debugDescription)), "
      + "underlyingError: \(String(describing: underlyingError)))"
  }
}
