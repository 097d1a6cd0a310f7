import Foundation

/// A format with conversions such as `%5.2f`, and its arguments.
///
/// Each conversion is performed separately and only for an argument of its kind, because Foundation
/// would read arbitrary memory.
struct PrintfFormat {
  private var rest: Substring
  private let arguments: Values
  private var next = 0

  init(_ format: String, _ arguments: Values) {
    rest = Substring(format)
    self.arguments = arguments
  }

  func text() throws(Trap) -> String {
    var format = self
    return try format.convertAll()
  }

  private mutating func convertAll() throws(Trap) -> String {
    var (text, written) = ("", 0)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      // A short conversion can produce a long text, so the whole text is checked as it grows.
      guard Workload.current.spend(16 + text.utf8.count - written) else { return "" }
      written = text.utf8.count
      try Limits.check(bytes: written)
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text.append(rest.removeFirst())
      } else {
        text += try convert()
      }
    }
    return text + rest
  }

  /// Performs one conversion, after its `%`.
  private mutating func convert() throws(Trap) -> String {
    let position = readPosition()
    let flags = read { "-+ #0".contains($0) }
    let width = try readWidth()
    var precision = ""
    if rest.first == "." {
      rest.removeFirst()
      precision = "." + (try readWidth())
    }
    let length = read { "hlqLzjt".contains($0) }
    // Foundation prints an unknown conversion without reading an argument.
    guard let conversion = rest.popFirst() else { return "" }
    guard "@diDuUxXocfFeEgGaAsSpn".contains(conversion) else { return String(conversion) }
    let index = position ?? next
    if position == nil { next += 1 }
    guard arguments.indices.contains(index) else {
      throw Trap(.custom("the format has no argument for `%\(conversion)`"))
    }
    let specification = "%" + flags + width + precision
    let isInt = "dioxXu".contains(conversion)
    // A number of a type that is a structure in the prelude, such as `CGFloat`.
    var argument = arguments[index]
    if case .structure(let structure) = argument, structure.fields.count == 1, conversion != "@" {
      argument = structure.fields[0]
    }
    return try converted(
      argument, conversion, specification,
      bitWidth: length == "hh" ? 8 : length == "h" ? 16 : length.isEmpty && isInt ? 32 : 64)
  }

  private func converted(
    _ argument: Value, _ conversion: Character, _ specification: String, bitWidth: Int
  ) throws(Trap) -> String {
    switch (conversion, argument) {
    case ("@", _):
      guard let text = argument.pureDescription(debug: false) else { throw wrong(conversion) }
      return String(format: specification + "@", text)
    case ("d", _), ("i", _), ("D", _):
      guard let (bits, _) = argument.bits else { throw wrong(conversion) }
      // C reads only as many bits as the conversion specifies.
      let unused = 64 - bitWidth
      return String(
        format: specification + "lld", Int64(bitPattern: bits << unused) >> unused)
    case ("u", _), ("x", _), ("X", _), ("o", _), ("U", _):
      guard let (bits, isShort) = argument.bits else { throw wrong(conversion) }
      let unused = 64 - (isShort ? min(32, bitWidth) : bitWidth)
      return String(
        format: specification + "ll" + conversion.lowercasedUnlessX, (bits << unused) >> unused)
    case ("c", _):
      guard let (bits, _) = argument.bits, let scalar = Unicode.Scalar(UInt32(clamping: bits))
      else {
        throw wrong(conversion)
      }
      return String(Character(scalar))
    case ("f", .double(let double)), ("F", .double(let double)), ("e", .double(let double)),
      ("E", .double(let double)), ("g", .double(let double)), ("G", .double(let double)),
      ("a", .double(let double)):
      return String(format: specification + String(conversion), double)
    case ("f", .float(let float)), ("e", .float(let float)), ("g", .float(let float)):
      return String(format: specification + String(conversion), Double(float))
    default: throw wrong(conversion)
    }
  }

  private func wrong(_ conversion: Character) -> Trap {
    Trap(.custom("the argument for `%\(conversion)` of the format is of another type"))
  }

  // MARK: Reading

  /// Reads `2$` as an index.
  private mutating func readPosition() -> Int? {
    let digits = rest.prefix(while: \.isNumber)
    guard !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits),
      number > 0
    else { return nil }
    rest = rest.dropFirst(digits.count + 1)
    return number - 1
  }

  private mutating func readWidth() throws(Trap) -> String {
    guard rest.first == "*" else {
      let digits = read { $0.isASCII && $0.isNumber }
      guard digits.isEmpty || Int(digits).map({ $0 < 10_000 }) ?? false else {
        throw Trap(.custom("the width of a conversion is too large"))
      }
      return digits
    }
    rest.removeFirst()
    guard arguments.indices.contains(next) else { throw wrong("*") }
    // Apart from the conditions: in a release build, the optimizer of Swift 6.3.1 fails if they borrow it.
    let argument = arguments[next]
    guard let width = argument.wholeNumber, (-10_000...10_000).contains(width) else {
      throw wrong("*")
    }
    next += 1
    return "\(width)"
  }

  private mutating func read(_ belongs: (Character) -> Bool) -> String {
    let found = rest.prefix(while: belongs)
    rest = rest.dropFirst(found.count)
    return String(found)
  }
}

extension Value {
  /// The bits of an integer or Boolean, and whether C passes it with 32 bits.
  fileprivate var bits: (bits: UInt64, isShort: Bool)? {
    switch self {
    case .int(let int): (UInt64(bitPattern: Int64(int)), false)
    case .integer(let integer): (integer.bits, ![.int64, .uint64, .uint].contains(integer.kind))
    case .bool(let bool): (bool ? 1 : 0, true)
    default: nil
    }
  }
}

extension Character {
  fileprivate var lowercasedUnlessX: String { self == "U" ? "u" : String(self) }
}
