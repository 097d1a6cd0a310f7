import Dispatch
import Machine
import Recording

/// Who gave work to a queue that begins later, perhaps at the end of other work.
final class WorkOrigin: NativeValue {
  private let run: Run
  let lane: LaneState
  let place: Place?
  let calls: [Call]
  let isInternal: Bool
  let chain: ProvenanceNode?

  init(_ drive: Drive, at position: Position?) {
    run = drive.run
    lane = drive.lane
    place = position.map(Place.init)
    calls = drive.calls
    isInternal = drive.isInLibrary
    chain = Provenance.chain
  }

  /// Records what happened to the work, where its origin was.
  func record(_ kind: Event.Kind) {
    guard !run.isStopped, run.recorder.records(kind, isInternal: isInternal) else { return }
    run.recorder.record(kind, lane: lane.id, place: place, calls: calls, isInternal: isInternal)
  }

  static var leadsOn: Bool { false }
  var typeName: String { "_WorkOrigin" }
  var description: String { "WorkOrigin" }
}

extension Drive {
  /// Records what happened to an `Operation`.
  func noteOperation(_ request: Request) throws -> Value {
    func name(_ index: Int) throws -> String? {
      let name = try request.string(index)
      return name.isEmpty ? nil : name
    }
    if request.operation == .noteOperationSkipped {
      let name = try name(0)
      note(.dispatch(.operationSkipped(name: name)), at: nil)
    } else {
      let (isExecuting, name) = (try request.bool(0), try name(1))
      note(
        .dispatch(.operationCancelled(name: name, isExecuting: isExecuting)), at: request.position)
    }
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
    let work = try request.takeLastWork()
    box.queue.async { drive.runLane(work) }
    return .void
  }
}
