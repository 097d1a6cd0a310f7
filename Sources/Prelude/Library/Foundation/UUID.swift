struct UUID: Hashable, Comparable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  let uuidString: String
  init() { uuidString = _randomUUID() }
  init?(uuidString string: String) {
    guard let text = _uuid(string) else { return nil }
    uuidString = text
  }
  init(_text text: String) { uuidString = text }
  init(uuid bytes: uuid_t) {
    let values: [UInt8] = [
      bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5, bytes.6, bytes.7, bytes.8, bytes.9,
      bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15,
    ]
    uuidString = _uuidText(values)
  }
  var uuid: uuid_t {
    let b = _uuidBytes(uuidString)
    return (
      b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13],
      b[14], b[15]
    )
  }
  var description: String { uuidString }
  var debugDescription: String { uuidString }
  static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
}
typealias uuid_t = (
  UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
  UInt8, UInt8, UInt8
)
@operation("randomUUID") func _randomUUID() -> String
@intrinsic("uuid.parse") func _uuid(_ text: String) -> String?
@intrinsic("uuid.text") func _uuidText(_ bytes: [UInt8]) -> String
@intrinsic("uuid.bytes") func _uuidBytes(_ text: String) -> [UInt8]
