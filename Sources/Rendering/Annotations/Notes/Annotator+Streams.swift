import Recording

extension Annotator {
  /// Describes the events of streams; nil for other notes.
  func streamAnnotation(of note: ConcurrencyNote, _ happening: Happening) -> Annotation? {
    switch note {
    case .streamMade(let stream):
      guard calls.eagerStreams.contains(stream) else { return nil }
      return annotation(
        .start, StreamMessage.closure(number(of: stream)).styled,
        origin: StreamMessage.runsAtOnce.styled, happening)
    case .streamYielded(let stream, let element, let value, let fate):
      return yield(of: value, (stream, element), fate, happening)
    case .streamReceived(let stream, let element, let value):
      let yielded = facts.yields[ConcurrencyFacts.Element(stream: stream, number: element)]
      let origin =
        yielded.map { StreamMessage.yielded(at: place(of: $0), to: number(of: stream)) }
        ?? .fromStream
      let others = facts.otherReaders(of: stream, at: happening)
      let sharing =
        others.isEmpty ? "" : StreamMessage.othersRead(others, ellipsis: ellipsis).styled
      let change = changedElements.changes[happening.number].map { change in
        SharedStateMessage.changedSinceYield(of: change.property, by: change.lane).styled
      }
      var receipt = annotation(
        .next, wording.value(value),
        origin: [origin.styled, sharing, change ?? ""].joined(by: ". "),
        subject: "\(stream) \(sharing.isEmpty) \(change == nil)",
        happening)
      receipt.value = value
      return receipt
    case .streamEnded(let stream, let isCancelled, let error):
      let end =
        error.map { StreamMessage.throwing(wording.value($0)).styled } ?? wording.value("nil")
      return annotation(.next, end, origin: reason(stream, isCancelled, happening), happening)
    case .streamFinished(let stream, let error):
      let rest = facts.waitingElements(at: happening.number)
      var messages = error.map { [StreamMessage.error(wording.value($0))] } ?? []
      if rest > 0 { messages.append(.elementsWait(rest, for: happening.event.lane)) }
      return annotation(
        .finish, StreamMessage.stream(number(of: stream)).styled,
        origin: messages.map(\.styled).joined(by: "; "), happening)
    case .streamFinishIgnored(let stream, let error, let callsHandler):
      let messages =
        (error.map { [StreamMessage.error(wording.value($0))] } ?? [])
        + [earlierEnd(of: stream, callsHandler: callsHandler)]
      return annotation(
        .finish, StreamMessage.stream(number(of: stream)).styled,
        origin: messages.map(\.styled).joined(by: "; "), happening)
    case .streamHandlerReplaced(let stream):
      return annotation(
        .changed, StreamMessage.handler(number(of: stream)).styled,
        origin: StreamMessage.replacesHandler.styled, happening)
    case .streamTerminated(let stream, let isCancelled):
      return annotation(
        .end, StreamMessage.stream(number(of: stream)).styled,
        origin: (isCancelled
          ? cancellation(ofStream: stream, happening) : .terminatedByFinish).styled,
        happening)
    case .abandoned, .reached, .reachedHandler, .keepsWaiting, .handlerFirst, .wrote, .missed,
      .wokenByCancellation, .cancellationSeen, .resumed, .groupCancelled, .askedOutsideTasks,
      .discarded, .leaked, .foundUnfinished, .lockWrote, .lockChangedBetween,
      .childRefused, .groupResult, .groupWaits, .runs, .leavesFree, .changedMeanwhile,
      .changedBetween,
      .changedLater,
      .sleptOnClock, .wokenByClock, .clockAdvanced, .weakReferenceIsNil, .waitsForAll, .dispatch,
      .deadlock:
      return nil
    }
  }

  /// Returns the place of the binding that was in effect where the lane's current element of a
  /// stream was yielded.
  func missedWithElement(_ read: Int) -> StyledText? {
    carriedBindings.missed[read].map(wording.at)
  }

  private func yield(
    of value: String, _ element: (stream: Int, number: Int),
    _ fate: ConcurrencyNote.StreamYield, _ happening: Happening
  ) -> Annotation {
    let key = ConcurrencyFacts.Element(stream: element.stream, number: element.number)
    let receipt = facts.receipts[key]
    let number = number(of: element.stream)
    let origin: StreamMessage
    var kind: String
    switch fate {
    case .dropped:
      (origin, kind) = (.bufferIsFull, "dropped")
    case .terminated:
      let end = end(of: element.stream, before: happening)
      (origin, kind) = (
        continues(after: element.stream, happening)
          ? .lostYet(end, number, happening.event.lane) : .lostAtEnd(end, number), "terminated"
      )
    case .enqueued, .droppedEarlier:
      if let receipt {
        (origin, kind) = (.receivedBy(receipt.event.lane, at: place(of: receipt)), "received")
      } else if let dropping = facts.droppings[key].map(wording.value) {
        (origin, kind) = (.droppedLater(for: dropping), "droppedLater")
      } else {
        (origin, kind) = (
          facts.isUnread(element.stream) ? .staysInBuffer(number) : .nobodyReceives, "unread"
        )
      }
    }
    var what = wording.value(value)
    if element.stream > 0, let number {
      what = StreamMessage.to(what, stream: number).styled
    }
    var text = origin.styled
    if case .lostAtEnd = origin, isKept(after: element, happening) {
      text += ". " + StreamMessage.noteEnds.styled
      kind += " first"
    }
    if case .droppedEarlier(let dropped) = fate {
      let drops = StreamMessage.drops(wording.value(dropped)).styled
      text = receipt == nil ? drops : drops + "; " + text
    }
    var result = annotation(
      .yield, what, origin: text, subject: "\(element.stream) \(kind) \(fate.isDropping)",
      happening)
    result.value = value
    return result
  }

  /// Returns whether a lane continues to fill a stream after its reader has left it, and needs
  /// advice.
  private func continues(after stream: Int, _ happening: Happening) -> Bool {
    let lane = happening.event.lane
    return lane != .main && facts.firstLostYields[lane] == happening.number
      && facts.finishes[stream].map { $0.number > happening.number } ?? true
      && !facts.handledStreams.contains(stream) && facts.cancellations[lane] == nil
  }

  /// Returns whether the program keeps the continuation of one of several streams after the stream has ended, and
  /// needs advice.
  private func isKept(
    after element: (stream: Int, number: Int), _ happening: Happening
  ) -> Bool {
    facts.hasManyStreams && facts.firstLostElements[element.stream] == element.number
      && facts.finishes[element.stream] == nil && !facts.handledStreams.contains(element.stream)
  }

  /// Returns why a stream had ended when an element was yielded.
  private func end(of stream: Int, before happening: Happening) -> StreamMessage.End {
    if let finish = facts.finishes[stream], finish.number < happening.number {
      return .finished(at: place(of: finish))
    }
    if let reader = facts.cancelledReaders[stream] {
      return .cancelled(reader, at: facts.cancellations[reader].map(place))
    }
    guard let last = facts.lastReceipts[stream], last.number < happening.number else {
      return .unknown
    }
    return .left(last.event.lane, at: place(of: last))
  }

  /// Returns why a stream had ended when it was finished.
  private func earlierEnd(of stream: Int, callsHandler: Bool) -> StreamMessage {
    if facts.finishes[stream] == nil, !callsHandler, let lane = facts.cancelledReaders[stream] {
      return .hadEndedByCancellation(of: lane, at: facts.cancellations[lane].map(place))
    }
    return .hadEnded(at: facts.finishes[stream].map(place), callsHandler: callsHandler)
  }

  private func reason(_ stream: Int, _ isCancelled: Bool, _ happening: Happening) -> StyledText {
    let lane = happening.event.lane
    let message: StreamMessage
    if let first = facts.firstReaders[happening.number] {
      message = .givenBefore(at: place(of: first))
    } else if let finish = facts.finishes[stream] {
      message = .endedByFinish(number(of: stream), at: place(of: finish))
    } else if isCancelled {
      let end = StreamMessage.endedByCancellation(
        of: lane, at: facts.cancellations[lane].map(place))
      let goesOn = (facts.lastActs[lane] ?? 0) > happening.number
      guard goesOn, !facts.checkedCancellations.contains(lane) else { return end.styled }
      return end.styled + ". " + StreamMessage.endsLikeOthers.styled
    } else {
      message = .endedBefore
    }
    return message.styled
  }

  /// Returns why a stream was cancelled.
  private func cancellation(ofStream stream: Int, _ happening: Happening) -> StreamMessage {
    guard let reader = facts.cancelledReader(of: stream, before: happening.number) else {
      return .terminatedByCancellation
    }
    return .terminatedByReader(reader.lane, at: place(of: reader.at))
  }

  /// Returns nil if there is only one stream.
  private func number(of stream: Int) -> Int? { facts.hasManyStreams ? stream : nil }
}

extension ConcurrencyNote.StreamYield {
  fileprivate var isDropping: Bool { if case .droppedEarlier = self { true } else { false } }
}
