import Dispatch
import Machine
import Recording

/// Who gave work to a queue that a library puts on the queue later, perhaps at the end of other work.
final class WorkOrigin: NativeValue {
  let lane: LaneState
  let place: Place?
  let calls: [Call]
  let isInternal: Bool
  let chain: ProvenanceNode?

  init(_ drive: Drive, at position: Position?) {
    lane = drive.lane
    place = position.map(Place.init)
    calls = drive.calls
    isInternal = drive.isInLibrary
    chain = Provenance.chain
  }

  static var leadsOn: Bool { false }
  var typeName: String { "_WorkOrigin" }
  var description: String { "WorkOrigin" }
}

extension Drive {
  /// Records what happened to an `Operation`.
  func noteOperation(_ request: Request) throws -> Value {
    let event = try request.int(0)
    let name = try request.string(1)
    let known = name.isEmpty ? nil : name
    note(
      .dispatch(
        event == 2
          ? .operationSkipped(name: known)
          : .operationCancelled(name: known, isExecuting: event == 1)),
      at: event == 2 ? nil : request.position)
    return .void
  }

  /// Puts a closure on a queue, as its origin would have done at that time.
  func enqueueFromOrigin(_ request: Request) throws -> Value {
    let box: QueueBox = try request.native(0)
    let origin: WorkOrigin = try request.native(1)
    let lane = try run.addLane(
      .dispatch(queue: box.name, delay: nil), creator: origin.lane, place: origin.place,
      calls: origin.calls, isInternal: origin.isInternal, needs: box.held, queue: box,
      chain: origin.chain)
    let drive = Drive(
      run: run, lane: lane, on: QueueSurroundings(heldQueues: box.held, queue: box))
    let work = Work.closure(try request.lastClosure, [])
    box.queue.async { drive.runLane(work) }
    return .void
  }
}
