import Machine
import Recording

extension Drive {
  /// Whether events are recorded here.
  var isRecording: Bool { run.recorder.isTraced && !isSilent }

  func note(_ note: @autoclosure () -> ConcurrencyNote, at position: Position?) {
    guard isRecording else { return }
    record(.concurrency(note()), at: position)
  }

  /// Records the effects on others of a cancellation that is about to happen.
  func noteReach(_ notes: @autoclosure () -> [ConcurrencyNote], at position: Position?) {
    guard isRecording else { return }
    for note in notes() { record(.concurrency(note), at: position) }
  }

  /// Records that a sleep ended early. In a stopped run, that says nothing about the program.
  func noteEarlyEnd(at position: Position?) {
    guard isRecording, !run.isStopped else { return }
    record(.concurrency(.wokenByCancellation), at: position)
  }

  /// Records which actor is free while this lane waits.
  func noteFreeActor(at position: Position?) {
    guard isRecording, let name = actor?.memory.name(in: run.world) else { return }
    record(.concurrency(.leavesFree(actor: name)), at: position)
  }
}
