import Lessons
import Recording

/// The state of a demo's screen that isn't a part of the lesson.
struct StageView {
  /// A picture that covers the stage until the next key.
  enum Overlay: Equatable {
    case keys, blank, whyNot
    /// The question whether to leave.
    case leaving
    /// The address of a class, with its QR code.
    case address
    /// The last run in the order of happening.
    case timeline
    /// The result of Swift code that was typed.
    case result(String)
    /// A run of a block that the class has changed, beside the run before.
    case comparison(StageComparison)
  }

  var overlay: Overlay?
  /// The row at which the overlay begins, if it is longer than the screen.
  var overlayRow = 0
  var input: StageInput?
  /// Swift code that was typed, the oldest first.
  var typed: [String] = []
  /// The class's version of a block, if it was rejected.
  var draft: (block: CodeBlock.ID, text: String)?
  /// What is said at the bottom until the next key.
  var message: StageMessage?
  /// For a text that is too long for the screen, the first row shown.
  var page = 0
  /// The number of each block's first line, since the block was first shown.
  var firstLines: [CodeBlock.ID: Int] = [:]
  var traces: [CodeBlock.ID: Trace] = [:]
  private var index = 0

  /// Moves to a frame, and shows its first page.
  mutating func turn(to index: Int) {
    if index != self.index { page = 0 }
    self.index = index
  }
}
