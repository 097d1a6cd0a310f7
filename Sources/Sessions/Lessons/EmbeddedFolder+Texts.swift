import EmbeddedFiles

extension EmbeddedFolder {
  static var lessons: EmbeddedFolder { embeddedLessons() }
  static var composable: EmbeddedFolder { embeddedComposable() }

  /// The files' names in their folder, in order.
  var names: [String] { entries.map { String(cString: $0.name) } }

  /// The files' names and texts, in the order of the names.
  ///
  /// - Complexity: Linear in the length of all texts.
  var texts: [(name: String, text: String)] {
    entries.map { (String(cString: $0.name), String(cString: $0.text)) }
  }

  /// The text of a file of the folder.
  func text(named name: String) -> String? {
    entries.first { String(cString: $0.name) == name }.map { String(cString: $0.text) }
  }

  private var entries: UnsafeBufferPointer<EmbeddedFile> {
    UnsafeBufferPointer(start: files, count: count)
  }
}
