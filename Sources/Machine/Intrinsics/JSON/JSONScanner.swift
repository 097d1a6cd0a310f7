/// Finds the values in a JSON text that is known to be well-formed.
///
/// Open arrays and objects are in a list, so that no depth of nesting needs native stack.
struct JSONScanner {
  private let bytes: [UInt8]
  private(set) var nodes: [JSONDocument.Node] = []
  private(set) var parts: [Int] = []
  private var open: [(node: Int, parts: [Int])] = []
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// - Returns: Whether everything was found.
  mutating func scan() -> Bool {
    while position < bytes.count {
      let start = position
      switch bytes[position] {
      case UInt8(ascii: "["): begin(.array)
      case UInt8(ascii: "{"): begin(.object)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard end() else { return false }
      case UInt8(ascii: "\""):
        guard skipText() else { return false }
        add(.text, start + 1, position - 1)
      case UInt8(ascii: "t"): addWord(.boolean, count: 4)
      case UInt8(ascii: "f"): addWord(.boolean, count: 5)
      case UInt8(ascii: "n"): addWord(.null, count: 4)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        skipNumber()
        add(.number, start, position)
      default: position += 1
      }
    }
    return open.isEmpty && !nodes.isEmpty
  }

  private mutating func begin(_ kind: JSONDocument.Kind) {
    let node = add(kind, position, position)
    open.append((node, []))
    position += 1
  }

  private mutating func end() -> Bool {
    position += 1
    guard let closed = open.popLast() else { return false }
    nodes[closed.node].end = position
    nodes[closed.node].parts = parts.count..<(parts.count + closed.parts.count)
    parts += closed.parts
    return true
  }

  @discardableResult
  private mutating func add(_ kind: JSONDocument.Kind, _ start: Int, _ end: Int) -> Int {
    let index = nodes.count
    nodes.append(JSONDocument.Node(kind: kind, start: start, end: end))
    if !open.isEmpty { open[open.count - 1].parts.append(index) }
    return index
  }

  private mutating func addWord(_ kind: JSONDocument.Kind, count: Int) {
    add(kind, position, min(position + count, bytes.count))
    position += count
  }

  private mutating func skipText() -> Bool {
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "\""):
        position += 1
        return true
      default: position += 1
      }
    }
    return false
  }

  private mutating func skipNumber() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        position += 1
      default: return
      }
    }
  }
}
