import Foundation

/// A JSON text that Foundation accepts, with the place of each value in it. Value 0 is the whole text.
///
/// Foundation reads texts and numbers when a program asks for them, so that a wrong number that nothing
/// reads is no error. The same holds here.
final class JSONDocument: NativeValue {
  enum Kind: Int { case null, boolean, number, text, array, object }

  /// One value.
  struct Node {
    var kind: Kind
    /// Where the value is in the text; a text is without its quotation marks.
    var start: Int
    var end: Int
    /// The values in it, among `parts`. In an object each value comes after its key.
    var parts = 0..<0
  }

  let bytes: [UInt8]
  let nodes: [Node]
  let parts: [Int]

  /// - Returns: Nothing if the text isn't JSON in UTF-8, or nests deeper than Foundation reads.
  /// - Complexity: O(*n*).
  init?(_ bytes: [UInt8]) {
    let decoder = JSONDecoder()
    guard (try? decoder.decode(AcceptedJSON.self, from: Data(bytes))) != nil else { return nil }
    var scanner = JSONScanner(bytes)
    guard scanner.scan() else { return nil }
    self.bytes = bytes
    nodes = scanner.nodes
    parts = scanner.parts
  }

  static var leadsOn: Bool { false }
  var typeName: String { "JSON" }
  var description: String { "JSON" }

  /// The values in an array, or the keys and values in an object.
  func parts(of node: Int) -> ArraySlice<Int> { parts[nodes[node].parts] }

  /// The text of a number, or what a text says; nothing for a text that Foundation refuses.
  func text(of node: Int) -> String? {
    let node = nodes[node]
    let slice = bytes[node.start..<node.end]
    if slice.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\\") }) {
      return String(validating: slice, as: UTF8.self)
    }
    let quoted = Data("[\"".utf8) + slice + Data("\"]".utf8)
    return (try? JSONDecoder().decode([String].self, from: quoted))?.first
  }
}

/// Any JSON, unread.
private struct AcceptedJSON: Decodable {
  init(from decoder: any Decoder) throws {}
}
