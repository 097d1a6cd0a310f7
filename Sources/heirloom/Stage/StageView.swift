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
  }

  /// A line that is being typed at the bottom.
  struct Input {
    enum Purpose { case votes, swift, step }

    var purpose: Purpose
    var text: String
    /// The mistake in the previous line.
    var problem: String?

    init(_ purpose: Purpose, text: String = "", problem: String? = nil) {
      (self.purpose, self.text, self.problem) = (purpose, text, problem)
    }
  }

  var overlay: Overlay?
  var input: Input?
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
