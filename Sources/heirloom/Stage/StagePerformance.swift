import Lessons
import Rendering
import Sessions

/// A demo without a screen: the stage, and the session that runs its blocks.
struct StagePerformance {
  var stage: Stage
  var view = StageView()
  let session = LearnerSession()

  init(_ lesson: Lesson) {
    stage = Stage(lesson)
    // The lesson's line numbers don't depend on what a class types.
    for block in lesson.codeBlocks {
      view.firstLines[block.id] = session.reserveLines(for: block.code)
    }
  }

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
  ///
  /// - Parameter begin: called with each block that is about to run.
  @discardableResult
  mutating func move(
    bySingleNotes: Bool = false, begin: (CodeBlock) -> Void = { _ in },
    _ move: (inout Stage) -> Stage.Move
  ) async -> Stage.Move {
    var result = move(&stage)
    while case .needs(let block) = result {
      begin(block)
      let record = await session.run(
        block, of: stage.lesson, firstLine: view.firstLines[block.id])
      var beats: [Int] = []
      if record.isEventful, let trace = record.result.trace {
        let most = stage.mostBeats
        beats = await session.untilInterrupted { Storyboard(trace).beats(most: most) } ?? []
        view.traces[block.id] = trace
      }
      result = stage.finished(record, beats: beats, bySingleNotes: bySingleNotes)
    }
    return result
  }

  /// Goes to a step, and runs the steps before it that haven't run.
  ///
  /// - Parameter begin: called with the index of the step of each block that is about to run.
  mutating func go(toStep step: Int, begin: (Int) -> Void = { _ in }) async {
    let step = min(max(0, step), stage.lesson.steps.count - 1)
    if stage.goBack(toStep: step) != .stays { return }
    let steps = stage.lesson.steps
    while stage.step < step, stage.frame != .end {
      let current = stage.step
      await move { block in
        begin(steps.firstIndex { $0.elements.contains(.code(block)) } ?? current)
      } _: {
        $0.forward()
      }
    }
    _ = stage.goBack(toStep: step)
  }

  mutating func go(toFrame index: Int) async {
    while stage.index < index, stage.frame != .end { await move { $0.forward() } }
  }

  /// Shows the first page of a frame that has just been reached.
  mutating func prepare() { view.turn(to: stage.index) }

  // MARK: The class's own code

  /// Runs a changed version of a block, and after it the blocks that use what it declares.
  ///
  /// The lesson continues with its own version.
  ///
  func edit(_ text: String, of block: CodeBlock) async -> StageComparison {
    let earlier = stage.seen
    let kept = session.keptCount
    var edited = block
    // The lesson's expectation isn't about the changed code.
    (edited.code, edited.mode, edited.expectation) = (text, .traced, nil)
    var records = [await run(edited)]
    if !records[0].result.isRejected {
      for user in earlier.users(of: edited) { records.append(await run(user)) }
    }
    while session.keptCount > kept, case .undone = await session.undo() {}
    let shown = records.last { $0.isEventful } ?? records[0]
    let before = earlier.last { $0.block.id == shown.block.id }
    return StageComparison(before: before, after: shown)
  }

  private func run(_ block: CodeBlock) async -> BlockRecord {
    await session.run(
      block, of: stage.lesson, firstLine: session.reserveLines(for: block.code), isEdit: true)
  }
}
