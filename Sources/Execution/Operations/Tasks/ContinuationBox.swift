import Machine
import MessageTables
import Recording
import Synchronization

/// A real checked continuation, as a value of the program.
final class ContinuationBox: NativeValue {
  /// The part that the run retains, so that it can end the wait of a program that lost its box.
  final class Wait: Sendable {
    private let continuation: Mutex<CheckedContinuation<Value, any Error>?>

    init(_ continuation: CheckedContinuation<Value, any Error>) {
      self.continuation = Mutex(continuation)
    }

    /// Returns false if it was resumed before.
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
  /// The run's id of the wait.
  private let noted: Int
  private let calls: [Call]
  private let function: String
  private let isOnMainActor: Bool
  private let first = Mutex<Place?>(nil)

  /// - Parameter function: what the program calls the function that waits.
  init(
    _ continuation: CheckedContinuation<Value, any Error>, drive: Drive, place: Place,
    wait noted: Int, function: String, isOnMainActor: Bool
  ) {
    self.isOnMainActor = isOnMainActor
    let wait = Wait(continuation)
    self.wait = wait
    self.drive = drive
    self.place = place
    self.noted = noted
    calls = drive.calls
    self.function = function
    waker = drive.run.addWaker { wait.resume(.failure(Stopped())) }
  }

  deinit {
    // The message of a checked continuation. As with a real one, its task stays suspended.
    guard !wait.isOver else { return }
    let text = LibraryText.leakedContinuation(function: function).text
    let recorder = drive.run.recorder
    recorder.record(.issueReported(text), lane: drive.lane.id, place: place, calls: calls)
    guard drive.isRecording else { return }
    recorder.record(.concurrency(.leaked), lane: drive.lane.id, place: place, calls: calls)
  }

  /// Returns the name of the actor on which its task and a drive run; nil if they run elsewhere.
  func actor(sharedWith other: Drive) -> String? {
    if isOnMainActor { return other.isOnMainActor ? ConcurrencyNote.mainActor : nil }
    guard let actor = drive.actor, actor === other.actor else { return nil }
    return actor.memory.name(in: drive.run.world)
  }

  /// The lane that waits.
  var lane: LaneID { drive.lane.id }

  var isResumed: Bool { wait.isOver }

  /// Where it was resumed first.
  var firstResume: Place? { first.withLock { $0 } }

  /// Returns false if it was resumed before.
  func resume(_ result: Result<Value, any Error>, at place: Place? = nil) -> Bool {
    first.withLock { $0 = $0 ?? place }
    drive.run.removeWaker(waker)
    drive.run.wake(noted)
    // A stopped run has resumed it, which isn't the program's mistake.
    return wait.resume(result) || drive.run.isStopped
  }

  static var leadsOn: Bool { false }
  var typeName: String { "CheckedContinuation" }
  var description: String { "CheckedContinuation" }
  var traceDescription: String { ValueText.continuation(of: lane).text }
}
