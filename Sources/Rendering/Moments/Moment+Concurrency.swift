import MessageTables
import Phrases
import Recording

extension Moment {
  mutating func add(_ note: ConcurrencyNote, _ happening: Happening) {
    switch note {
    case .sleptOnClock(let clock, _, let until):
      setPhase(
        .waiting(
          StateMessage.clock(clock, until: readable(seconds: until)).styled.characters),
        of: happening.event.lane)
    case .groupWaits(let lanes, _), .waitsForAll(let lanes):
      let names = lanes.prefix(3).map(\.name).joined(separator: ", ")
      setPhase(.waiting(lanes.count > 3 ? names + ", …" : names), of: happening.event.lane)
    case .abandoned(let lane, _):
      setPhase(.waiting(lane.name), of: happening.event.lane)
    case .dispatch(.blocked(let blocker, _)) where blocker != .unusedGroup:
      setPhase(
        .waiting(DispatchMessage.blocker(blocker).styled.characters), of: happening.event.lane)
    case .dispatch, .reached, .reachedHandler, .keepsWaiting, .handlerFirst, .wrote, .missed,
      .wokenByCancellation,
      .cancellationSeen, .resumed, .leaked, .foundUnfinished, .lockWrote, .lockChangedBetween,
      .groupCancelled, .askedOutsideTasks, .childRefused, .discarded,
      .groupResult, .runs, .leavesFree, .changedMeanwhile, .changedBetween, .changedLater,
      .wokenByClock,
      .clockAdvanced,
      .streamYielded, .streamReceived, .streamEnded, .streamFinished, .streamTerminated,
      .streamFinishIgnored, .streamHandlerReplaced, .streamMade, .weakReferenceIsNil, .deadlock:
      break
    }
  }
}
