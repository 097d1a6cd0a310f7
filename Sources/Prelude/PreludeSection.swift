import EmbeddedFiles

/// A file of the library.
package struct PreludeSection: Sendable {
  /// The name of the file without its folders and `.swift`.
  package let name: String
  /// The modules whose import makes it visible; empty for what is always visible.
  package let modules: Set<String>
  /// The module to which the declarations belong; nil for the standard library. It is called like the
  /// folder, or is the first of the modules.
  package let owner: String?
  /// The replacements of a template's words, for each time that it is declared. A file that isn't a
  /// template has one empty dictionary.
  package let variants: [[String: String]]
  /// The bytes of the file, which stay where they are as long as the process runs.
  private let start: UInt
  private let count: Int

  fileprivate init(path: String, text: UnsafePointer<CChar>) {
    let parts = path.split(separator: "/")
    name = String(parts[parts.count - 1].dropLast(".swift".count))
    let folder = String(parts[0])
    modules = Prelude.modules[folder] ?? []
    owner = modules.contains(folder) ? folder : modules.min()
    variants = Prelude.variants[name] ?? [[:]]
    start = UInt(bitPattern: text)
    var count = 0
    while text[count] != 0 { count += 1 }
    self.count = count
  }

  /// The text in UTF-8.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: UnsafePointer(bitPattern: start), count: count)
  }

  /// The text from one offset to another, in bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The whole file.
  package var text: String { text(bytes.indices) }
}

extension Prelude {
  static func embeddedSections() -> [PreludeSection] {
    let folder = embeddedPrelude()
    return UnsafeBufferPointer(start: folder.files, count: folder.count).map {
      PreludeSection(path: String(cString: $0.name), text: $0.text)
    }
  }
}
