import EmbeddedFiles

extension EmbeddedFolder {
  static var lessons: EmbeddedFolder { embeddedLessons() }
  static var composable: EmbeddedFolder { embeddedComposable() }

  /// The files' names in their folder and their texts, in the order of the names.
  ///
  /// - Complexity: Linear in the length of all texts.
  var texts: [(name: String, text: String)] {
    UnsafeBufferPointer(start: files, count: count).map { file in
      (String(cString: file.name), String(cString: file.text))
    }
  }
}
