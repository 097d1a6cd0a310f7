import Machine
import Recording

extension Drive {
  func makeStream(_ request: Request) throws -> Value {
    var limit: Int?
    if case .some(let value) = try request.argument(0), case .int(let count) = value {
      limit = count
    }
    let box = StreamBox(
      number: run.world.identities.makeStreamNumber(),
      limit: limit, keepsNewest: try request.bool(1), isThrowing: try request.bool(2),
      isOfLibrary: isInLibrary)
    if try request.bool(3) { note(.streamMade(stream: box.number), at: request.position) }
    return .native(box)
  }

  /// Yields a value, and returns the result: the case as a number, the remaining capacity, and the
  /// dropped value.
  func yieldToStream(_ request: Request) throws -> Value {
    let box: StreamBox = try request.native(0)
    let value = try request.argument(1)
    let number = isRecording ? box.makeElementNumber() : nil
    // A reader may receive it before this lane continues, so a certain result is recorded first.
    let isCertain = !box.isBounded && !box.isOver
    if isCertain { noteYield(value, number, .enqueued, box, at: request.position) }
    let yielded = box.yield(number.map { .native(StreamElement(value, number: $0)) } ?? value)
    let result: [Value]
    let fate: ConcurrencyNote.StreamYield
    switch yielded {
    case .enqueued(let remaining):
      (result, fate) = ([.int(0), .int(remaining), .none], .enqueued)
    case .dropped(let element):
      let (dropped, value) = StreamElement.parts(of: element)
      result = [.int(1), .int(0), .some(value)]
      fate =
        dropped == number
        ? .dropped : .droppedEarlier(value: isRecording ? summary(of: value) : "")
    case .terminated: (result, fate) = ([.int(2), .int(0), .none], .terminated)
    }
    if !isCertain { noteYield(value, number, fate, box, at: request.position) }
    return .tuple(Tuple(labels: [nil, nil, nil], elements: result))
  }

  private func noteYield(
    _ value: Value, _ number: Int?, _ fate: ConcurrencyNote.StreamYield, _ box: StreamBox,
    at position: Position?
  ) {
    guard let number else { return }
    note(
      .streamYielded(stream: box.number, element: number, value: summary(of: value), fate),
      at: position)
    noteChanges(of: value, at: position)
  }

  func finishStream(_ request: Request) throws -> Value {
    let box: StreamBox = try request.native(0)
    var thrown: Thrown?
    if case .some(let error) = try request.argument(1) {
      thrown = Thrown(value: error, position: request.position)
    }
    let error = thrown.map { summary(of: $0.value) }
    note(
      box.isOver
        ? .streamFinishIgnored(stream: box.number, error: error, callsHandler: box.hasHandler)
        : .streamFinished(stream: box.number, error: error), at: request.position)
    // Finishing it calls its handler here.
    calling { box.finish(throwing: thrown) }
    return .void
  }

  func dropStream(_ request: Request) throws -> Value {
    let box: StreamBox = try request.native(0)
    calling { box.drop() }
    return .void
  }

  func nextOfStream(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    let box: StreamBox = try request.native(0)
    guard let source = box.beginWait() else {
      throw Trap(
        .custom(LibraryText.secondIterator.text), position: request.position)
    }
    defer { box.endWait() }
    let wait = run.beginWait(
      of: lane.id, for: .streamElement, .cancellableEvent,
      at: request.position, calls: calls, isIdle: false)
    defer { run.endWait(wait) }
    if !Task.isCancelled, box.isAwaited(by: wait, of: run) { run.idle(in: wait) }
    let value: Value?
    switch source {
    case .plain(let stream)?:
      var iterator = stream.makeAsyncIterator()
      value = await iterator.next(isolation: isolation)
    case .throwing(let stream)?:
      var iterator = stream.makeAsyncIterator()
      do {
        value = try await iterator.next(isolation: isolation)
      } catch let thrown as Thrown {
        box.noteEnd()
        note(
          .streamEnded(
            stream: box.number, isCancelled: false, error: summary(of: thrown.value)),
          at: request.position)
        throw thrown
      }
    case nil:
      value = nil
    }
    // A stopped run cancels its tasks, which ends their streams.
    guard let value else {
      try check(at: request.position)
      box.noteEnd()
      note(
        .streamEnded(stream: box.number, isCancelled: Task.isCancelled, error: nil),
        at: request.position)
      return .none
    }
    box.noteElement()
    let (number, element) = StreamElement.parts(of: value)
    if let number {
      note(
        .streamReceived(stream: box.number, element: number, value: summary(of: element)),
        at: request.position)
      noteChanges(of: element, at: request.position)
    }
    return .some(element)
  }

  func setStreamHandler(_ request: Request) throws -> Value {
    let box: StreamBox = try request.native(0)
    guard case .some(let call) = try request.argument(2), case .closure(let closure) = call,
      case .some(let shown) = try request.argument(1)
    else {
      box.setHandler(nil, shown: .none)
      return .void
    }
    if box.hasHandler, !box.isOfLibrary {
      note(.streamHandlerReplaced(stream: box.number), at: request.position)
    }
    let (number, isOfLibrary) = (box.number, box.isOfLibrary)
    let handler = StreamBox.Handler { error, isCancelled in
      let error = (error as? Thrown).map { Value.some($0.value) } ?? .none
      if !isOfLibrary {
        (Ambient.drive ?? self).note(
          .streamTerminated(stream: number, isCancelled: isCancelled), at: request.position)
      }
      // The handler can't throw. If it traps, it has already stopped the run.
      _ = try? (Ambient.drive ?? self).nested(at: request.position)
        .run(closure, [error, .bool(isCancelled)])
    }
    box.setHandler(handler, shown: shown)
    return .void
  }

  /// Runs an operation that may call back into the program at once, so that the handler runs in
  /// this drive.
  func calling<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Ambient.$drive.withValue(self, operation: operation)
  }
}
