import Foundation

// An identifier is its text, in Foundation's format.
extension Intrinsics {
  static let uuids: [Intrinsic] = [
    Intrinsic("uuid.parse") { arguments throws(Trap) in
      Value(UUID(uuidString: try arguments.string(0)).map { .string($0.uuidString) })
    },
    Intrinsic("uuid.bytes") { arguments throws(Trap) in
      guard let id = UUID(uuidString: try arguments.string(0)) else {
        throw Trap(.custom("a `UUID` holds no identifier"))
      }
      return .array(withUnsafeBytes(of: id.uuid) { bytes in bytes.map(\.value) })
    },
    Intrinsic("uuid.text") { arguments throws(Trap) in
      let bytes = try arguments.bytes(0)
      guard bytes.count == 16 else { throw Trap(.custom("a `UUID` has 16 bytes")) }
      let id = UUID(
        uuid: (
          bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
          bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
        ))
      return .string(id.uuidString)
    },
  ]
}
