/// An `ObjectIdentifier` of the program, of an object or a type.
final class Identity: NativeValue {
  enum Subject: Hashable {
    case object(ObjectIdentifier)
    case type(RuntimeType)
  }

  let subject: Subject

  init(_ subject: Subject) {
    self.subject = subject
  }

  static var leadsOn: Bool { false }
  var typeName: String { "ObjectIdentifier" }

  var description: String {
    let digits = String(UInt(bitPattern: number), radix: 16)
    return "ObjectIdentifier(0x" + String(repeating: "0", count: 16 - digits.count) + digits + ")"
  }

  func isEqual(to other: any NativeValue) -> Bool { subject == (other as? Identity)?.subject }
  func hash(into hasher: inout Hasher) { hasher.combine(subject) }

  /// Determines the order of identities, and their description.
  var number: Int {
    switch subject {
    case .object(let identifier): Int(bitPattern: identifier)
    case .type(let type): type.hashValue
    }
  }
}
