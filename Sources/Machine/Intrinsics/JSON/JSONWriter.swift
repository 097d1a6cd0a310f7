/// Writes a tree as `JSONEncoder` does: `Void` is null, an array is an array, and a pair of names and
/// values is an object.
///
/// Open arrays and objects are in a list, so that no depth of nesting needs native stack.
struct JSONWriter {
  /// The raw values of `JSONEncoder.OutputFormatting`.
  struct Options: OptionSet {
    let rawValue: Int
    static let prettyPrinted = Options(rawValue: 1)
    static let sortedKeys = Options(rawValue: 2)
    static let withoutEscapingSlashes = Options(rawValue: 8)
  }

  private struct Level {
    var keys: [String]?
    var values: [Value]
    var index = 0
  }

  private let options: Options
  private var levels: [Level] = []
  private(set) var bytes: [UInt8] = []

  init(_ options: Options) { self.options = options }

  /// - Throws: A trap if the text gets longer than a value can be.
  mutating func write(_ tree: Value) throws(Trap) {
    begin(tree)
    while var level = levels.popLast() {
      guard bytes.count < Limits.elements, Workload.current.spend(Limits.partsPerFuel) else {
        throw Trap(.tooLarge(what: "JSON", limit: Limits.elements))
      }
      guard level.index < level.values.count else {
        end(level)
        continue
      }
      if level.index > 0 { bytes.append(UInt8(ascii: ",")) }
      if level.index > 0 || !options.contains(.prettyPrinted) {
        newLine(levels.count + 1)
      } else {
        indent(levels.count + 1)
      }
      if let key = level.keys?[level.index] {
        write(text: key)
        add(options.contains(.prettyPrinted) ? " : " : ":")
      }
      let value = level.values[level.index]
      level.index += 1
      levels.append(level)
      begin(value)
    }
  }

  private mutating func begin(_ value: Value) {
    switch value {
    case .typed(let inner, _): begin(inner)
    case .bool(let value): add(value ? "true" : "false")
    case .int(let value): add(value.description)
    case .integer(let value): add(value.description)
    case .double(let value): add(number: value.description)
    case .float(let value): add(number: value.description)
    case .string(let text): write(text: text)
    case .array(let values): open("[", Level(keys: nil, values: Array(values)))
    case .tuple(let tuple): open("{", object(tuple))
    case .native(let native): add((native as? DecimalBox)?.description ?? "null")
    default: add("null")
    }
  }

  private func object(_ tuple: Tuple) -> Level {
    func elements(_ index: Int) -> [Value] {
      guard case .array(let values) = tuple.elements[index].withoutType else { return [] }
      return Array(values)
    }
    let keys = elements(0).map { value in
      if case .string(let text) = value { text } else { "" }
    }
    guard options.contains(.sortedKeys) else { return Level(keys: keys, values: elements(1)) }
    let sorted = zip(keys, elements(1)).sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    return Level(keys: sorted.map(\.0), values: sorted.map(\.1))
  }

  private mutating func open(_ mark: String, _ level: Level) {
    add(mark)
    if options.contains(.prettyPrinted) { bytes.append(UInt8(ascii: "\n")) }
    levels.append(level)
  }

  private mutating func end(_ level: Level) {
    newLine(levels.count)
    add(level.keys == nil ? "]" : "}")
  }

  private mutating func newLine(_ depth: Int) {
    guard options.contains(.prettyPrinted) else { return }
    bytes.append(UInt8(ascii: "\n"))
    indent(depth)
  }

  private mutating func indent(_ depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func add(number: String) {
    add(number.hasSuffix(".0") ? String(number.dropLast(2)) : number)
  }

  private mutating func write(text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): add("\\\"")
      case UInt8(ascii: "\\"): add("\\\\")
      case UInt8(ascii: "/"): add(options.contains(.withoutEscapingSlashes) ? "/" : "\\/")
      case 0x08: add("\\b")
      case 0x0C: add("\\f")
      case 0x0A: add("\\n")
      case 0x0D: add("\\r")
      case 0x09: add("\\t")
      case 0..<0x20: add("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension Value {
  fileprivate var withoutType: Value {
    if case .typed(let inner, _) = self { inner } else { self }
  }
}
