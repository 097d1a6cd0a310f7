import Dispatch
import Foundation
import Synchronization

/// The results that a session waits for until somebody interrupts it.
///
/// Checking and running notice an interruption themselves. The parser and the renderers don't. They
/// continue on their threads, and nobody waits for them any more.
final class PendingResults: Sendable {
  private struct State {
    var count = 0
    var waiting: [Int: @Sendable () -> Void] = [:]
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "interruptions", qos: .userInteractive)

  /// The time that work has to notice an interruption itself, and to say how far it came.
  private static let grace = 0.05

  /// Begins work, and waits for its result.
  ///
  /// - Returns: Nil if there was no result soon after an interruption.
  func result<Value: Sendable>(
    of begin: (PendingResult<Value>) -> Void
  ) async -> Value? {
    let result = PendingResult<Value>()
    let number = state.withLock { state in
      state.count += 1
      state.waiting[state.count] = { result.abandon() }
      return state.count
    }
    defer { state.withLock { $0.waiting[number] = nil } }
    begin(result)
    return await result.value
  }

  /// Abandons the results that are pending now, unless they come soon.
  func interrupt() {
    let waiting = state.withLock { Array($0.waiting.values) }
    guard !waiting.isEmpty else { return }
    queue.asyncAfter(deadline: .now() + Self.grace) { for abandon in waiting { abandon() } }
  }
}

/// A result that comes from another thread, or is abandoned.
final class PendingResult<Value: Sendable>: Sendable {
  private enum State {
    case pending(CheckedContinuation<Value?, Never>?)
    /// Nil if nobody waits any more.
    case over(Value?)
  }

  private let state = Mutex(State.pending(nil))

  /// - Returns: False if the result was abandoned.
  @discardableResult
  func give(_ value: Value) -> Bool { end(with: value) }

  func abandon() { end(with: nil) }

  /// Whether somebody still waits.
  var isAwaited: Bool {
    state.withLock { if case .pending = $0 { true } else { false } }
  }

  var value: Value? {
    get async {
      await withCheckedContinuation { continuation in
        let value: Value?? = state.withLock { state in
          if case .over(let value) = state { return .some(value) }
          state = .pending(continuation)
          return nil
        }
        if let value { continuation.resume(returning: value) }
      }
    }
  }

  @discardableResult
  private func end(with value: Value?) -> Bool {
    let ended: (isFirst: Bool, waiting: CheckedContinuation<Value?, Never>?) = state.withLock {
      guard case .pending(let continuation) = $0 else { return (false, nil) }
      $0 = .over(value)
      return (true, continuation)
    }
    ended.waiting?.resume(returning: value)
    return ended.isFirst
  }
}

extension LearnerSession {
  /// Does work that takes long and doesn't notice an interruption, such as drawing a long trace.
  ///
  /// - Returns: Nil if the session is interrupted first.
  package func untilInterrupted<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async -> Value? {
    await pending.result { result in
      let thread = Thread { result.give(work()) }
      thread.stackSize = 16 << 20
      thread.start()
    }
  }

  /// Parses, and does work of the compiler with the result. The compiler notices interruptions itself, and
  /// doesn't learn of a text whose parsing was abandoned.
  ///
  /// - Parameter forget: Takes back the effects of work whose result was abandoned.
  /// - Returns: Nil if the session is interrupted and the work doesn't end soon.
  func compiling<Text: Sendable, Value: Sendable>(
    _ work: Interruption.Work, reading read: @escaping @Sendable () -> Text,
    _ body: @escaping @Sendable (isolated Compiler, Text) -> Value,
    forget: @escaping @Sendable (isolated Compiler, Value) -> Void = { _, _ in }
  ) async -> Value? {
    await pending.result { result in
      Task { [compiler] in
        let text = await compiler.reader.read(read)
        guard result.isAwaited else { return }
        await compiler.perform(work) { compiler in
          let value = body(compiler, text)
          if !result.give(value) { forget(compiler, value) }
        }
      }
    }
  }

  /// Does work of the compiler, which notices interruptions except while it parses.
  ///
  /// - Parameter forget: Takes back the effects of work whose result was abandoned.
  /// - Returns: Nil if the session is interrupted and the work doesn't end soon.
  func compiling<Value: Sendable>(
    _ work: Interruption.Work, _ body: @escaping @Sendable (isolated Compiler) -> Value,
    forget: @escaping @Sendable (isolated Compiler, Value) -> Void = { _, _ in }
  ) async -> Value? {
    await pending.result { result in
      Task { [compiler] in
        await compiler.perform(work) { compiler in
          let value = body(compiler)
          if !result.give(value) { forget(compiler, value) }
        }
      }
    }
  }
}
