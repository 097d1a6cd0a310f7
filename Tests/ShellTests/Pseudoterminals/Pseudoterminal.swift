import Foundation

/// A software terminal: text that is sent to it is typed input, and its content is a `Screen`.
///
/// Every wait is for output, with a limit that only failing tests reach. Then the terminal hangs
/// up, so that programs that read from it end as well.
package final class Pseudoterminal: Sendable {
  struct State {
    var output: [UInt8] = []
    /// The length of the output that earlier expectations have consumed.
    var consumed = 0
    var screen: Screen
    var hasEnded = false
    /// This side's descriptor, until it hangs up.
    var master: Int32?
    /// The programs' side, until a program opens it.
    var slave: Int32?
  }

  /// A limit that only a failing test reaches.
  package static let patience: Duration = .seconds(40)

  let slavePath: String
  /// Closing it makes the thread that reads the output hang up.
  private let stop: Int32
  /// Signaled at every change of `state`, which it guards.
  private let changes = NSCondition()
  /// Guarded by `changes`.
  private nonisolated(unsafe) var state: State

  /// - Parameter lifetime: The maximum time before it hangs up.
  package init(columns: Int = 80, rows: Int = 24, lifetime: Duration = .seconds(240)) throws {
    var master: Int32 = -1
    var slave: Int32 = -1
    var stop: [Int32] = [-1, -1]
    guard openpty(&master, &slave, nil, nil, nil) == 0, pipe(&stop) == 0 else {
      throw PseudoterminalError.cannotOpen(errno: errno)
    }
    for end in [master, slave] + stop { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.stop = stop[1]
    slavePath = Self.name(of: slave)
    state = State(
      screen: Screen(columns: columns, rows: rows), master: master, slave: slave)
    setSize(columns: columns, rows: rows)
    takeInOutput(of: master, until: stop[0], lifetime: lifetime)
  }

  deinit {
    closeSlave()
    close(stop)
  }

  /// Ends the connection: programs that read from the terminal reach the end of their input.
  package func hangUp() {
    var byte: UInt8 = 0
    _ = write(stop, &byte, 1)
  }

  /// Reads until the programs or the test have ended, then closes this side.
  private func takeInOutput(of master: Int32, until stop: Int32, lifetime: Duration) {
    let end = Date(timeIntervalSinceNow: lifetime / .seconds(1))
    Thread { [weak self] in
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        var ends = [
          pollfd(fd: master, events: Int16(POLLIN), revents: 0),
          pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
        ]
        let ready = poll(&ends, 2, Int32(max(0, end.timeIntervalSinceNow * 1000)))
        if ready < 0 && errno == EINTR { continue }
        guard ready > 0, ends[1].revents == 0 else { break }
        let count = read(master, &bytes, bytes.count)
        guard count > 0, let self else { break }
        self.change {
          $0.output += bytes[..<count]
          $0.screen.feed(bytes[..<count])
        }
      }
      self?.change {
        $0.hasEnded = true
        $0.master = nil
      }
      close(master)
      close(stop)
    }.start()
  }

  /// The programs' side, for code in this process; closed with the pseudo-terminal.
  package var slave: Int32 { change { $0.slave ?? -1 } }

  /// Closes the programs' side here, so that only programs have it open.
  func closeSlave() {
    change { state in
      if let slave = state.slave { close(slave) }
      state.slave = nil
    }
  }

  /// Types text.
  package func send(_ text: String) {
    send(bytes: Array(text.utf8))
  }

  package func send(bytes: [UInt8]) {
    // A duplicate, because the terminal may hang up meanwhile.
    let master = change { $0.master.map { fcntl($0, F_DUPFD_CLOEXEC, 0) } }
    guard let master else { return }
    defer { close(master) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Changes the size, and notifies the programs on the terminal.
  package func resize(columns: Int, rows: Int) {
    change { $0.screen.resize(columns: columns, rows: rows) }
    setSize(columns: columns, rows: rows)
  }

  package var screen: Screen { change { $0.screen } }

  /// Everything that was written to the terminal, escapes included.
  package var output: String { change { String(decoding: $0.output, as: UTF8.self) } }

  /// Makes `expect` ignore the output so far.
  package func skipOutput() {
    change { $0.consumed = $0.output.count }
  }

  /// Waits until `text` is written after the output that earlier calls have found.
  package func expect(_ text: String, within limit: Duration = patience) async throws {
    let wanted = Array(text.utf8)
    try await wait("output `\(text)`", within: limit) { state in
      let rest = state.output[state.consumed...]
      guard let range = rest.firstRange(of: wanted) else { return false }
      state.consumed = range.upperBound
      return true
    }
  }

  /// Waits until the screen satisfies a condition.
  package func expectScreen(
    _ wanted: String, within limit: Duration = patience,
    where isWanted: @escaping @Sendable (Screen) -> Bool
  ) async throws {
    try await wait("screen with \(wanted)", within: limit) { isWanted($0.screen) }
  }

  /// Waits until the screen shows these lines and no others.
  package func expectLines(_ lines: [String], within limit: Duration = patience) async throws {
    try await expectScreen("lines \(lines)", within: limit) { $0.lines == lines }
  }

  /// Waits until no program has the terminal open.
  package func expectEnd(within limit: Duration = patience) async throws {
    try await wait("the end of the output", within: limit) { $0.hasEnded }
  }

  private static func name(of slave: Int32) -> String {
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(slave, &name, name.count) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func setSize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    change { state in
      if let master = state.master { _ = ioctl(master, UInt(TIOCSWINSZ), &size) }
    }
  }

  @discardableResult
  private func change<Result>(_ body: (inout State) -> Result) -> Result {
    changes.lock()
    defer {
      changes.broadcast()
      changes.unlock()
    }
    return body(&state)
  }

  private func wait(
    _ expectation: String, within limit: Duration,
    until condition: @escaping @Sendable (inout State) -> Bool
  ) async throws {
    let deadline = Date(timeIntervalSinceNow: limit / .seconds(1))
    // On a separate thread, because a test must not block one of the pool's few threads.
    let failure: PseudoterminalError? = await withCheckedContinuation { continuation in
      Thread {
        continuation.resume(returning: self.block(expectation, until: deadline, condition))
      }.start()
    }
    if let failure {
      hangUp()
      throw failure
    }
  }

  private func block(
    _ expectation: String, until deadline: Date, _ condition: (inout State) -> Bool
  ) -> PseudoterminalError? {
    changes.lock()
    defer { changes.unlock() }
    while !condition(&state) {
      guard changes.wait(until: deadline) else {
        return .notSeen(
          expectation, screen: state.screen.lines,
          rest: String(decoding: state.output[state.consumed...], as: UTF8.self))
      }
    }
    return nil
  }
}

/// Why a test with a pseudo-terminal could not continue.
package enum PseudoterminalError: Error, CustomStringConvertible {
  case cannotOpen(errno: Int32)
  case notSeen(String, screen: [String], rest: String)

  package var description: String {
    switch self {
    case .cannotOpen(let code): "no pseudo-terminal: \(String(cString: strerror(code)))"
    case .notSeen(let expectation, let screen, let rest):
      """
      not seen: \(expectation)
      screen:
      \(screen.map { "  |" + $0 }.joined(separator: "\n"))
      output not used: \(rest.debugDescription)
      """
    }
  }
}
