import Foundation

extension Pseudoterminal {
  /// How a program ended.
  package enum Exit: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  /// A program running on the terminal.
  package struct Program: Sendable {
    package let id: Int32

    /// Waits until the program ends; what it leaves running keeps the terminal open.
    package func waitForExit(within limit: Duration = patience) async throws -> Exit {
      let deadline = Date(timeIntervalSinceNow: limit / .seconds(1))
      let exit: Exit? = await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: block(until: deadline)) }.start()
      }
      guard let exit else { throw PseudoterminalError.stillRunning }
      return exit
    }

    package func send(signal number: Int32) {
      kill(id, number)
    }

    /// Ends the program for certain, for tests that are done with it.
    package func end() {
      kill(id, SIGKILL)
      _ = block(until: Date(timeIntervalSinceNow: 5))
    }

    private func block(until deadline: Date) -> Exit? {
      var status: Int32 = 0
      // There is no waiting with a limit, so this asks often enough for a test.
      while true {
        let found = waitpid(id, &status, WNOHANG)
        if found == id { break }
        if found < 0 && errno != EINTR { return nil }
        guard Date() < deadline else { return nil }
        usleep(2000)
      }
      let signal = status & 0x7F
      return signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
    }
  }

  /// Starts a program that has this as its controlling terminal and as its three streams.
  ///
  /// - Parameters:
  ///   - environment: all of it; nothing is inherited.
  ///   - redirections: descriptors that are to be files instead, by path.
  package func spawn(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    redirections: [Int32: String] = [:]
  ) throws -> Program {
    var actions = Self.noActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes its controlling terminal.
    posix_spawn_file_actions_addopen(&actions, 0, slavePath, O_RDWR, 0)
    for descriptor in [1, 2] as [Int32] {
      posix_spawn_file_actions_adddup2(&actions, 0, descriptor)
    }
    Self.closeOthers(&actions)
    for (descriptor, path) in redirections {
      let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
      posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
    }

    var attributes = Self.noAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This process may ignore or block signals that the program has to receive.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGTSTP, SIGQUIT] {
      sigaddset(&signals, number)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

    let argumentList = ([path] + arguments).map { strdup($0) }
    let environmentList = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in argumentList + environmentList { free(text) } }
    var id: pid_t = 0
    let code = posix_spawn(
      &id, path, &actions, &attributes, argumentList + [nil], environmentList + [nil])
    guard code == 0 else { throw PseudoterminalError.cannotStart(path: path, errno: code) }
    // From now on, the output ends when the program does.
    closeSlave()
    return Program(id: id)
  }

  #if canImport(Darwin)
    // Closes other descriptors too.
    private static let newSession: Int16 = 0x4400
    private static func noActions() -> posix_spawn_file_actions_t? { nil }
    private static func noAttributes() -> posix_spawnattr_t? { nil }
    private static func closeOthers(_ actions: inout posix_spawn_file_actions_t?) {}
  #else
    // glibc's header hides the name from Swift.
    private static let newSession: Int16 = 0x80
    private static func noActions() -> posix_spawn_file_actions_t { .init() }
    private static func noAttributes() -> posix_spawnattr_t { .init() }

    /// A pipe of this process that a program held open would never end.
    private static func closeOthers(_ actions: inout posix_spawn_file_actions_t) {
      for descriptor in 3..<256 as Range<Int32> {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    }
  #endif
}
