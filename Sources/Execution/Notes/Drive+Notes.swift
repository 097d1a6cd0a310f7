import Machine
import Recording

extension Drive {
  /// Whether anybody reads what is recorded here.
  var isRecording: Bool { run.recorder.keepsCalls && !isSilent }

  func note(_ note: @autoclosure () -> ConcurrencyNote, at position: Position?) {
    guard isRecording else { return }
    record(.concurrency(note()), at: position)
  }

  /// Says what a cancellation that is about to happen does to others.
  func noteReach(_ notes: @autoclosure () -> [ConcurrencyNote], at position: Position?) {
    guard isRecording else { return }
    for note in notes() { record(.concurrency(note), at: position) }
  }

  /// A sleep ended early; in a run that is stopped that says nothing about the program.
  func noteEarlyEnd(at position: Position?) {
    guard isRecording, !run.isStopped else { return }
    record(.concurrency(.wokenByCancellation), at: position)
  }

  /// Says which actor is free while this lane waits.
  func noteFreeActor(at position: Position?) {
    guard isRecording, let name = actor?.memory.name(in: run.world) else { return }
    record(.concurrency(.leavesFree(actor: name)), at: position)
  }
}
