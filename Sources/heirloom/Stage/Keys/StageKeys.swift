import Rendering

/// The help for the keys of a demo or a class.
enum StageKeys {
  /// - Parameter isClass: whether the votes come from a class, or are typed.
  static func rows(_ options: RenderingOptions, isClass: Bool) -> [String] {
    keys(isClass: isClass).map { key, meaning in
      let head: StyledText = "  " + "\(key, .strong)"
      return options.painter.paint(
        (head.padded(to: 10) + StyledText(meaning))
          .truncated(to: options.width - 1, mark: options.glyphs.ellipsis))
    }
  }

  private static func keys(isClass: Bool) -> [(String, String)] {
    let votes =
      isClass
      ? [
        ("v", "close the vote and show the result; again for a second vote"),
        ("a", "show the address of the class with a QR code"),
      ] : [("v", "type the counts of a vote, to show them as bars; again for a second vote")]
    return [
      ("space", "continue to the next question or event"),
      ("s", "continue by a single event"), ("b", "go back"),
      ("n p", "go to the next or previous step"), ("g", "go to a step by its number"),
    ] + votes + [
      ("o", "show the last run in the order of happening"),
      ("w", "show why the other answers are wrong, after the vote"),
      ("e", "change the block of the Try, or the last block, and compare both runs"),
      ("t", "type Swift code and run it in the lesson's session"),
      (".", "show a blank screen until the next key"), ("q", "leave, after a question"),
    ]
  }
}
