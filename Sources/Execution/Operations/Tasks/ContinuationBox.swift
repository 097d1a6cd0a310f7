import Machine
import Recording
import Synchronization

/// A real checked continuation as the program holds it.
final class ContinuationBox: NativeValue {
  /// The part that the run keeps, so that it can end the wait of a program that lost its box.
  final class Wait: Sendable {
    private let continuation: Mutex<CheckedContinuation<Value, any Error>?>

    init(_ continuation: CheckedContinuation<Value, any Error>) {
      self.continuation = Mutex(continuation)
    }

    /// False if it was resumed before.
    @discardableResult
    func resume(_ result: Result<Value, any Error>) -> Bool {
      let continuation = continuation.withLock { continuation in
        defer { continuation = nil }
        return continuation
      }
      continuation?.resume(with: result)
      return continuation != nil
    }

    var isOver: Bool { continuation.withLock { $0 == nil } }
  }

  private let wait: Wait
  private let waker: Int
  private let drive: Drive
  private let place: Place
  /// What the run knows the wait by.
  private let noted: Int
  private let calls: [Call]

  init(
    _ continuation: CheckedContinuation<Value, any Error>, drive: Drive, place: Place,
    wait noted: Int
  ) {
    let wait = Wait(continuation)
    self.wait = wait
    self.drive = drive
    self.place = place
    self.noted = noted
    calls = drive.calls
    waker = drive.run.addWaker { wait.resume(.failure(Stopped())) }
  }

  deinit {
    // What a checked continuation says of itself; its task then stays suspended, as it does here.
    guard !wait.isOver else { return }
    let text = "SWIFT TASK CONTINUATION MISUSE: the continuation was leaked without being resumed"
    drive.run.recorder.record(.issueReported(text), lane: drive.lane.id, place: place, calls: calls)
  }

  /// False if it was resumed before.
  func resume(_ result: Result<Value, any Error>) -> Bool {
    drive.run.removeWaker(waker)
    drive.run.wake(noted)
    // A run that was stopped has resumed it; that is nobody's mistake.
    return wait.resume(result) || drive.run.isStopped
  }

  static var leadsOn: Bool { false }
  var typeName: String { "CheckedContinuation" }
  var description: String { "CheckedContinuation" }
}
