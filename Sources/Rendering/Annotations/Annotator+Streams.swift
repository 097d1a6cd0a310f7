import Recording

extension Annotator {
  /// Describes the events of streams; nil for other notes.
  func streamAnnotation(of note: ConcurrencyNote, _ happening: Happening) -> Annotation? {
    switch note {
    case .streamYielded(let stream, let element, let value, let fate):
      return yield(of: value, (stream, element), fate, happening)
    case .streamReceived(let stream, let element, let value):
      let yielded = facts.yields[ConcurrencyFacts.Element(stream: stream, number: element)]
      let origin: StyledText =
        yielded.map { "yielded at \(place(of: $0))\(name(of: stream, after: " to "), .plain)" }
        ?? "from the stream"
      let others = facts.otherReaders(of: stream, at: happening)
      let sharing: StyledText =
        others.isEmpty
        ? ""
        : ". \(list(others)) \(others.count == 1 ? "reads" : "read", .plain) the same stream: "
          + "\("each element reaches only one reader", .lost)"
      var receipt = annotation(
        .next, wording.value(value), origin: origin + sharing,
        subject: "stream \(stream) \(sharing.isEmpty)",
        happening)
      receipt.value = value
      return receipt
    case .streamEnded(let stream, let isCancelled):
      return annotation(
        .next, wording.value("nil"), origin: reason(stream, isCancelled, happening), happening)
    case .streamFinished(let stream, let error):
      let rest = facts.waitingElements(at: happening.number)
      var origin: StyledText = error.map { "with the error \(wording.value($0))" } ?? ""
      if rest > 0 {
        origin += origin.isEmpty ? "" : "; "
        origin +=
          "\(rest == 1 ? "1 element waits" : "\(rest) elements wait", .plain)"
          + " in the buffer, and \(happening.event.lane) \("still receives", .lost) "
          + "\(rest == 1 ? "it" : "them", .plain). To receive no more, leave the loop here"
      }
      return annotation(.finish, "\(whole(stream), .plain)", origin: origin, happening)
    case .streamTerminated(let stream, let isCancelled):
      return annotation(
        .end, "\(whole(stream), .plain)",
        origin: "calls onTermination with "
          + (isCancelled ? "cancelled: " + cancellation(ofStream: stream, happening) : "finished"),
        happening)
    case .abandoned, .reached, .reachedHandler, .handlerFirst, .wrote, .missed,
      .wokenByCancellation, .groupCancelled,
      .childRefused, .groupResult, .groupWaits, .runs, .leavesFree, .changedMeanwhile,
      .changedLater,
      .sleptOnClock, .wokenByClock, .clockAdvanced:
      return nil
    }
  }

  /// Returns the binding that was in effect where the lane's current element of a stream was
  /// yielded.
  func missedWithElement(_ read: Int, _ kind: StyledText) -> StyledText {
    guard let place = streamBindings.missed[read] else { return "" }
    return ". The " + kind + " of \(wording.at(place)) was in effect where the element was "
      + "yielded, but \("a stream carries only the element", .lost). Store the "
      + "value in the element"
  }

  /// Returns `the stream`, or `stream 2` if there are several.
  private func whole(_ stream: Int) -> String {
    let name = name(of: stream, after: "")
    return name.isEmpty ? "the stream" : name
  }

  private func yield(
    of value: String, _ element: (stream: Int, number: Int),
    _ fate: ConcurrencyNote.StreamYield, _ happening: Happening
  ) -> Annotation {
    let key = ConcurrencyFacts.Element(stream: element.stream, number: element.number)
    let receipt = facts.receipts[key]
    let origin: StyledText
    let kind: String
    switch fate {
    case .dropped:
      (origin, kind) = ("\("dropped", .lost): the buffer is full", "dropped")
    case .terminated:
      (origin, kind) = (
        "\("lost", .lost): the stream has ended" + abandonment(element.stream, happening),
        "terminated"
      )
    case .enqueued, .droppedEarlier:
      if let receipt {
        let lane = receipt.event.lane
        (origin, kind) = ("\(lane) receives it at \(place(of: receipt))", "received")
      } else if let dropping = facts.droppings[key].map(wording.value) {
        (origin, kind) = (
          "in the buffer, until the yield of \(dropping) \("drops it", .lost)", "dropped later"
        )
      } else {
        (origin, kind) = ("\("nobody receives it", .lost)", "unread")
      }
    }
    var what = wording.value(value)
    if element.stream > 0 { what += "\(name(of: element.stream, after: " to "), .plain)" }
    var text = origin
    if case .droppedEarlier(let dropped) = fate {
      text = "the buffer is full: \("drops", .lost) \(wording.value(dropped))"
      if receipt != nil { text += "; " + origin }
    }
    var result = annotation(
      .yield, what, origin: text, subject: "stream \(element.stream) \(kind) \(fate.isDropping)",
      happening)
    result.value = value
    return result
  }

  /// Returns advice for a lane that continues to fill a stream after its reader has left it.
  private func abandonment(_ stream: Int, _ happening: Happening) -> StyledText {
    let lane = happening.event.lane
    guard lane != .main, facts.firstLostYields[lane] == happening.number,
      facts.finishes[stream].map({ $0.number > happening.number }) ?? true,
      !facts.handledStreams.contains(stream), facts.cancellations[lane] == nil
    else { return "" }
    return ", and \(lane) continues. To stop it, cancel it in continuation.onTermination"
  }

  private func reason(_ stream: Int, _ isCancelled: Bool, _ happening: Happening) -> StyledText {
    let lane = happening.event.lane
    if let finish = facts.finishes[stream] {
      return "the end: \(whole(stream), .plain) was finished at "
        + place(of: finish)
    }
    if isCancelled {
      let cause = facts.cancellations[lane].map { " at \(place(of: $0))" as StyledText } ?? ""
      return "the end: \(lane) was cancelled" + cause + "; nobody called finish()"
    }
    return "the end: the stream had been cancelled"
  }

  /// Returns why a stream was cancelled.
  private func cancellation(ofStream stream: Int, _ happening: Happening) -> StyledText {
    guard let reader = facts.cancelledReader(of: stream, before: happening.number) else {
      return "its reader was cancelled, or nobody holds the stream"
    }
    return "its reader \(reader.lane) was cancelled at " + place(of: reader.at)
  }

  /// Returns nothing if there is only one stream.
  private func name(of stream: Int, after words: String) -> String {
    facts.hasManyStreams ? words + "stream \(stream)" : ""
  }
}

extension ConcurrencyNote.StreamYield {
  fileprivate var isDropping: Bool { if case .droppedEarlier = self { true } else { false } }
}
