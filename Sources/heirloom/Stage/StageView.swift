import Lessons
import Recording

/// What is on the screen beside the lesson's own course.
struct StageView {
  /// Something that lies above the stage until the next key.
  enum Overlay: Equatable {
    case keys, blank, whyNot
    /// What came of Swift that was typed.
    case result(String)
  }

  /// A line that is being typed at the bottom.
  struct Input {
    enum Purpose { case votes, swift, step }

    var purpose: Purpose
    var text: String
    /// What was wrong with the line before.
    var problem: String?

    init(_ purpose: Purpose, text: String = "", problem: String? = nil) {
      (self.purpose, self.text, self.problem) = (purpose, text, problem)
    }
  }

  var overlay: Overlay?
  var input: Input?
  /// The row at which a text begins that is too long for the screen.
  var page = 0
  /// The numbers of blocks' first lines, from when they are first seen.
  var firstLines: [CodeBlock.ID: Int] = [:]
  var traces: [CodeBlock.ID: Trace] = [:]
  private var index = 0

  /// A frame is seen from its top.
  mutating func turn(to index: Int) {
    if index != self.index { page = 0 }
    self.index = index
  }
}
