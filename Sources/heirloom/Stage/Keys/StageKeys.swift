import MessageTables
import Phrases
import Rendering

/// The help for the keys of a demo or a class.
enum StageKeys {
  /// - Parameter isClass: whether the votes come from a class, or are typed.
  static func rows(_ options: RenderingOptions, isClass: Bool) -> [String] {
    let keys = KeyHelp.all(isClass: isClass)
    let width = keys.map { $0.key.text.cellWidth }.max() ?? 0
    let indent = max(10, width + 4)
    return keys.flatMap { key in
      let head: StyledText = "  " + "\(key.key.text, .strong)"
      return (head.padded(to: indent) + StyledText(key.text))
        .wrapped(to: options.width - 1, hanging: indent).map { options.painter.paint($0) }
    }
  }
}
