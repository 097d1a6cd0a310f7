import Classroom
import Foundation
import Lessons
import LineEditing
import Rendering
import Sessions

/// A demo on a terminal.
struct Projection {
  var performance: StagePerformance
  private let keys: KeyReader
  let screen: PictureScreen
  private let file: StagePlace.File
  private let speed: Double?
  private let room: StageRoom?
  private let interrupt = StageInterrupt()
  private let began = Date().timeIntervalSince1970

  init(
    lesson: Lesson, keys: KeyReader, output: OutputOptions, file: StagePlace.File,
    room: StageRoom? = nil
  ) {
    performance = StagePerformance(lesson)
    self.room = room
    self.keys = keys
    self.file = file
    speed = output.speed
    screen = PictureScreen(output)
  }

  var stage: Stage {
    get { performance.stage }
    set { performance.stage = newValue }
  }

  var view: StageView {
    get { performance.view }
    set { performance.view = newValue }
  }

  var session: LearnerSession { performance.session }

  mutating func run() async {
    let (session, keys, interrupt) = (session, keys, interrupt)
    let signals = Interrupts([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH]) { signal in
      switch signal {
      case SIGINT: if interrupt.signal() { session.interrupt() }
      case SIGWINCH: keys.interrupt()
      default:
        try? writeAll(1, PictureScreen.leave.utf8)
        keys.close()
        exit(128 + signal)
      }
    }
    let (console, _) = screen.options
    console.write(PictureScreen.enter)
    defer {
      publish(isOver: true)
      console.write(PictureScreen.leave)
      keys.close()
      session.abandon()
    }
    performance.prepare()
    draw()
    if let frame = room?.lastFrame { await resume(atFrame: frame) }
    var size = self.size
    while let input = await nextInput() {
      switch input {
      case .tick: await takeFromRoom()
      // A change of the terminal's size interrupts reading a key, as Ctrl-C does.
      case .key(.interrupt) where size != self.size: break
      case .key(let key):
        interrupt.setBusy(true)
        let goesOn = await handle(key)
        interrupt.setBusy(false)
        if !goesOn { return }
      }
      size = self.size
      performance.prepare()
      draw()
    }
    withExtendedLifetime(signals) {}
  }

  private var size: [Int] { [screen.options.console.options.width, screen.options.height] }

  // MARK: Keys

  /// Handles a key.
  ///
  /// - Returns: False if the demo is over.
  private mutating func handle(_ key: Key) async -> Bool {
    if view.input != nil { return await type(key) }
    let overlay = view.overlay
    if scrolls(key) { return true }
    (view.overlay, view.overlayRow) = (nil, 0)
    view.message = nil
    // Presenter remotes send Escape, so one key alone doesn't end a class.
    if overlay == .leaving { return key != .character("y") }
    switch key {
    case .character("q"), .escape, .interrupt, .control("d"):
      // If an overlay is open, only close the overlay.
      if overlay != nil, key != .interrupt { return true }
      if room == nil, stage.frame == .end { return false }
      view.overlay = .leaving
    case .character("a"): if overlay != .address, room != nil { view.overlay = .address }
    case .character("?"): if overlay != .keys { view.overlay = .keys }
    case .character("."): if overlay != .blank { view.overlay = .blank }
    case .character("w"): if overlay != .whyNot, stage.question != nil { showWhyNot() }
    case .character("o"): if overlay != .timeline, picture.hasTimeline { view.overlay = .timeline }
    case .character("v"): vote()
    case .character("t"): view.input = StageInput(.swift, history: view.typed)
    case .character("e"): edit()
    case .character("g"): view.input = StageInput(.step)
    case .character("s"): await performance.move(bySingleNotes: true) { $0.forwardOne() }
    case .character("n"): await go(toStep: stage.step + 1)
    case .character("p"): _ = stage.goBack(toStep: max(0, stage.step - 1))
    case .character("b"), .left, .up, .pageUp, .backspace: if overlay == nil { _ = stage.back() }
    case .control("l"): break
    case .home: while stage.back() != .stays {}
    case .character(" "), .enter, .right, .down, .pageDown, .tab:
      if overlay == nil { _ = await performance.goOn(from: picture) }
    case .character, .end, .unknown, .control, .delete, .wordLeft, .wordRight, .newline,
      .pasteStart, .pasteEnd:
      break
    }
    return true
  }

  /// Goes to a step. While earlier steps run, the screen keeps its picture and says which of them runs.
  mutating func go(toStep step: Int) async {
    let (picture, screen, last) = (picture, screen, min(step, stage.lesson.steps.count - 1))
    await performance.go(toStep: step) { running in
      var picture = picture
      picture.view.message = .running(step: running + 1, to: last + 1)
      let (rows, cursor) = picture.screen
      screen.draw(rows, cursor: cursor)
    }
  }

  var picture: StagePicture {
    let (console, height) = screen.options
    var picture = performance.picture(console.options, height: height)
    picture.showsTextApart = room != nil
    picture.address = room?.joiningAddress
    return picture
  }

  private func slide(of picture: StagePicture) -> StageSlide {
    StageSlide(
      stage: stage, view: view, showsFrame: picture.showsFrame, progress: picture.progress)
  }

  private enum Input: Equatable {
    case key(Key)
    /// Some time has passed without a key.
    case tick
  }

  /// Waits for a key. With `--speed`, returns Enter after some time; in a class, returns a tick.
  private func nextInput() async -> Input? {
    let seconds = speed.map { 1 / $0 } ?? room.map { _ in StageRoom.interval }
    if interrupt.take() { return .key(.interrupt) }
    guard let seconds, room != nil || stage.frame != .end else {
      return await keys.next().map(Input.key)
    }
    let keys = keys
    let timer = Task {
      try? await Task.sleep(for: .seconds(seconds))
      return !Task.isCancelled && keys.interrupt()
    }
    let key = await keys.next()
    timer.cancel()
    // Both the timer and Ctrl-C end the wait with `interrupt`.
    guard key == .interrupt, await timer.value else { return key.map(Input.key) }
    return speed == nil ? .tick : .key(.enter)
  }

  // MARK: A class

  /// Handles keys that were pressed on the teacher's page.
  private mutating func takeFromRoom() async {
    for key in room?.takeKeys() ?? [] {
      switch key {
      case .on: _ = await handle(.enter)
      case .back: _ = await handle(.left)
      case .vote: vote()
      }
    }
  }

  /// Shows why the other answers are wrong, but not while somebody may still vote.
  private mutating func showWhyNot() {
    let hasVoted =
      room.map { !$0.isOpen } ?? !(stage.question.map { stage.votes[$0].isEmpty } ?? true)
    if stage.isAnswered || hasVoted {
      view.overlay = .whyNot
    } else {
      view.message = .voteIsOpen
    }
  }

  private mutating func vote() {
    guard let question = stage.asked, picture.showsFrame else { return }
    guard let room else {
      view.input = StageInput(.votes)
      return
    }
    room.closeOrAskAgain()
    stage.votes.set(room.shownVotes(of: question, in: stage), of: question)
  }

  /// Moves to the frame at which a resumed class ended.
  private mutating func resume(atFrame frame: Int) async {
    await performance.go(toFrame: frame)
    performance.prepare()
    // The class has read the text before the question, so show the last page.
    view.page = .max
    if let question = stage.question, let room {
      room.show(stage, slide(of: picture), isInSight: true)
      stage.votes.set(room.shownVotes(of: question, in: stage), of: question)
    }
    draw()
  }

  // MARK: Pictures

  private func draw() {
    var picture = self.picture
    room?.show(stage, slide(of: picture), isInSight: picture.showsFrame)
    picture.status = room?.status
    // Save the state before it is drawn, so that keys are read directly after it.
    room?.keep()
    let (rows, cursor) = picture.screen
    publish()
    screen.draw(rows, cursor: cursor)
  }

  private func publish(isOver: Bool = false) {
    file.write(
      StagePlace(
        lesson: stage.lesson.slug, step: stage.step, question: stage.question?.element,
        teacher: isOver ? nil : room?.teacherAddress, began: began, isOver: isOver))
  }
}
