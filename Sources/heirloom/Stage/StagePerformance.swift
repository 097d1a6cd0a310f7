import Lessons
import Rendering
import Sessions

/// A demo without a screen: the stage, and the session that runs its blocks.
struct StagePerformance {
  var stage: Stage
  var view = StageView()
  let session = LearnerSession()

  init(_ lesson: Lesson) { stage = Stage(lesson) }

  func picture(_ options: RenderingOptions, height: Int) -> StagePicture {
    StagePicture(stage: stage, view: view, options: options, height: height)
  }

  /// Shows the next page of a long text, or else the next frame.
  ///
  /// - Returns: False at the end of the lesson.
  mutating func goOn(from picture: StagePicture) async -> Bool {
    guard let next = picture.nextPage else { return await move { $0.forward() } != .stays }
    view.page = next
    return true
  }

  /// Makes a move, and runs the blocks that it needs.
  @discardableResult
  mutating func move(
    bySingleNotes: Bool = false, _ move: (inout Stage) -> Stage.Move
  ) async -> Stage.Move {
    var result = move(&stage)
    while case .needs(let block) = result {
      let line = view.firstLines[block.id] ?? session.reserveLines(for: block.code)
      view.firstLines[block.id] = line
      let record = await session.run(block, of: stage.lesson, firstLine: line)
      var beats: [Int] = []
      if record.isEventful, let trace = record.result.trace {
        let board = Storyboard(trace)
        beats = board.beats(most: stage.mostBeats)
        view.traces[block.id] = trace
      }
      result = stage.finished(record, beats: beats, bySingleNotes: bySingleNotes)
    }
    return result
  }

  mutating func go(toStep step: Int) async {
    let step = min(max(0, step), stage.lesson.steps.count - 1)
    if stage.goBack(toStep: step) != .stays { return }
    while stage.step < step, stage.frame != .end { await move { $0.forward() } }
    _ = stage.goBack(toStep: step)
  }

  mutating func go(toFrame index: Int) async {
    while stage.index < index, stage.frame != .end { await move { $0.forward() } }
  }

  /// Reserves line numbers for the code of a question, so that they stay the same when it runs.
  mutating func prepare() {
    view.turn(to: stage.index)
    guard case .question(let question) = stage.frame, let id = question.block,
      view.firstLines[id] == nil, let block = stage.block(id)
    else { return }
    view.firstLines[id] = session.reserveLines(for: block.code)
  }
}
