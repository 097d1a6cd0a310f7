import MessageTables
import Phrases
import Recording

/// Elements and ends of streams, in a trace.
enum StreamMessage: Message {
  /// A stream, with its number if there are several.
  case stream(Int?)
  case to(StyledText, stream: Int)

  // The closure that makes the elements.
  case closure(Int?)
  case runsAtOnce

  // Elements.
  case yielded(at: StyledText, to: Int?)
  case fromStream
  case othersRead([LaneID], ellipsis: StyledText)
  case bufferIsFull
  case lostAtEnd(End, Int?)
  /// The lane continues to yield.
  case lostYet(End, Int?, LaneID)
  case noteEnds
  case receivedBy(LaneID, at: StyledText)
  case droppedLater(for: StyledText)
  case nobodyReceives
  case staysInBuffer(Int?)
  case drops(StyledText)

  // Ends.
  case hadEnded(at: StyledText?, callsHandler: Bool)
  case hadEndedByCancellation(of: LaneID, at: StyledText?)
  case handler(Int?)
  case replacesHandler
  case error(StyledText)
  case elementsWait(Int, for: LaneID)
  case terminatedByFinish
  case terminatedByCancellation
  case terminatedByReader(LaneID, at: StyledText)
  case throwing(StyledText)
  case endedByFinish(Int?, at: StyledText)
  case endedByCancellation(of: LaneID, at: StyledText?)
  case endsLikeOthers
  case endedBefore
  case givenBefore(at: StyledText)
}

extension StreamMessage {
  /// Why a stream had ended.
  enum End {
    case finished(at: StyledText)
    case cancelled(LaneID, at: StyledText?)
    /// Nobody holds the stream.
    case left(LaneID, at: StyledText)
    case unknown
  }

  var sentence: Phrase<StyledText> {
    switch self {
    case .stream(let number?): "stream \(number)"
    case .stream(nil): "the stream"
    case .to(let value, let number): "\(value) to stream \(number)"

    case .closure(let number?): "the closure of stream \(number)"
    case .closure(nil): "the closure of the stream"
    case .runsAtOnce:
      "it \(lost: "runs now"), when the stream is made, and not when somebody reads the stream"

    case .yielded(let place, let stream?): "yielded at \(place) to stream \(stream)"
    case .yielded(let place, nil): "yielded at \(place)"
    case .fromStream: "from the stream"
    case .othersRead(let lanes, let ellipsis):
      .plural(
        lanes.count,
        one: """
          \(.lanes(lanes, ellipsis)) reads the same stream: \
          \(lost: "each element reaches only one reader")
          """,
        other: """
          \(.lanes(lanes, ellipsis)) read the same stream: \
          \(lost: "each element reaches only one reader")
          """)
    case .bufferIsFull: "\(lost: "dropped"): the buffer is full"
    case .lostAtEnd(let end, let stream):
      "\(lost: "lost"): \(Self.stream(stream).sentence) \(Self.ended(end))"
    case .lostYet(let end, let stream, let lane):
      """
      \(lost: "lost"): \(Self.stream(stream).sentence) \(Self.ended(end)), and \(lane) continues. To stop it, \
      cancel it in continuation.onTermination
      """
    case .noteEnds:
      "The program still yields to its continuation. To remove it when the stream ends, set continuation.onTermination"
    case .receivedBy(let lane, let place): "\(lane) receives it at \(place)"
    case .droppedLater(let value):
      "in the buffer, until the yield of \(value) \(lost: "drops it")"
    case .nobodyReceives: "\(lost: "nobody receives it")"
    case .staysInBuffer(let stream):
      """
      kept in the buffer of \(Self.stream(stream).sentence), \(lost: "which nobody iterates")
      """
    case .drops(let value): "the buffer is full: \(lost: "drops") \(value)"

    case .error(let error): "with the error \(error)"
    case .hadEnded(let place?, false): "\(lost: "no effect"): it ended at \(place)"
    case .hadEnded(nil, false): "\(lost: "no effect"): it had ended"
    case .hadEnded(let place?, true): "it ended at \(place); this only calls the new onTermination"
    case .hadEnded(nil, true): "it had ended; this only calls the new onTermination"
    case .hadEndedByCancellation(let reader, let place?):
      "\(lost: "no effect"): it ended when \(reader) was cancelled at \(place)"
    case .hadEndedByCancellation(let reader, nil):
      "\(lost: "no effect"): it ended when \(reader) was cancelled"
    case .handler(let number?): "onTermination of stream \(number)"
    case .handler(nil): "onTermination"
    case .replacesHandler: "\(lost: "replaces") its earlier closure: only the last one is called"
    case .elementsWait(let count, let lane):
      .plural(
        count,
        one: """
          1 element waits in the buffer, and \(lane) \(lost: "still receives") it. To receive no \
          more, leave the loop here
          """,
        other: """
          \(count) elements wait in the buffer, and \(lane) \(lost: "still receives") them. To \
          receive no more, leave the loop here
          """)
    case .terminatedByFinish: "calls onTermination with finished"
    case .terminatedByCancellation:
      """
      calls onTermination with cancelled: its reader was cancelled, or nobody holds the stream
      """
    case .terminatedByReader(let reader, let place):
      "calls onTermination with cancelled: its reader \(reader) was cancelled at \(place)"
    case .throwing(let error): "throws \(error)"
    case .endedByFinish(let stream?, let place):
      "the end: stream \(stream) was finished at \(place)"
    case .endedByFinish(nil, let place): "the end: the stream was finished at \(place)"
    case .endedByCancellation(let lane, let place?):
      "the end: \(lane) \(lost: "was cancelled") at \(place)"
    case .endedByCancellation(let lane, nil): "the end: \(lane) \(lost: "was cancelled")"
    case .endsLikeOthers:
      """
      The loop ends as it does after the last element. To see the difference, call \
      Task.checkCancellation() after it
      """
    case .givenBefore(let place):
      """
      the end: \(lost: "each element is given once"), and the loop at \(place) received them. Make a \
      stream for each reader
      """
    case .endedBefore: "the end: the stream had been cancelled"
    }
  }

  private static func ended(_ end: End) -> Phrase<StyledText> {
    switch end {
    case .finished(let place): "was finished at \(place)"
    case .cancelled(let lane, let place?): "ended when \(lane) was cancelled at \(place)"
    case .cancelled(let lane, nil): "ended when \(lane) was cancelled"
    case .left(let lane, let place):
      "ended when nobody held it any more (\(lane) read it last, at \(place))"
    case .unknown: "has ended"
    }
  }
}
