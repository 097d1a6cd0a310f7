import Foundation

/// A program running as a child of this process.
///
/// All open files of a child are specified when it starts. It inherits none from this process, so
/// that no pipe or terminal of another test stays open because of it.
package struct ChildProcess: Sendable {
  /// How a program ended.
  package enum Exit: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  /// The kinds of a program's three streams.
  package enum Stream {
    /// A file, by its path: read for the standard input, overwritten for the others.
    case file(String)
    /// The terminal at this path. The first one opened by the leader of a session controls it.
    case terminal(String)
  }

  package var id: Int32 { ending.id }

  private let ending: Ending

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: The whole environment, because nothing is inherited.
  ///   - directory: The working directory; this process's own if `nil`.
  ///   - streams: The standard input, output and error.
  ///   - leadsSession: Whether it begins a new session.
  package init(
    _ path: String, _ arguments: [String], environment: [String: String],
    directory: String? = nil, streams: [Stream], leadsSession: Bool = false
  ) throws {
    var actions = Self.noActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, stream) in zip(0...2 as ClosedRange<Int32>, streams) {
      switch stream {
      case .terminal(let path):
        posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDWR, 0)
      case .file(let path):
        let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
      }
    }
    Self.closeOthers(&actions)

    var attributes = Self.noAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This process may ignore or block signals that the program must receive.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGTSTP, SIGQUIT] {
      sigaddset(&signals, number)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Self.flags(leadsSession: leadsSession) | Int16(POSIX_SPAWN_SETSIGMASK)
        | Int16(POSIX_SPAWN_SETSIGDEF))

    // Only a shell can change the directory on every system.
    let move = directory.map { ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, $0] } ?? []
    let command = move + [path] + arguments
    let argumentList = command.map { strdup($0) }
    let environmentList = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in argumentList + environmentList { free(text) } }
    var id: pid_t = 0
    let code = posix_spawn(
      &id, command[0], &actions, &attributes, argumentList + [nil], environmentList + [nil])
    guard code == 0 else { throw ChildProcessError.cannotStart(path: path, errno: code) }
    ending = Ending(of: id)
  }

  /// Waits until the program ends. Processes that it leaves running keep its streams open.
  package func waitForExit(within limit: Duration = Pseudoterminal.patience) async throws -> Exit {
    let deadline = Date(timeIntervalSinceNow: limit / .seconds(1))
    // On a separate thread, because a test must not block one of the pool's few threads.
    let exit: Exit? = await withCheckedContinuation { [ending] continuation in
      Thread { continuation.resume(returning: ending.exit(before: deadline)) }.start()
    }
    guard let exit else { throw ChildProcessError.stillRunning }
    return exit
  }

  package func send(signal number: Int32) { ending.send(signal: number) }

  /// Kills the program, for tests that have finished with it.
  package func end() {
    send(signal: SIGKILL)
    _ = ending.exit(before: Date(timeIntervalSinceNow: 5))
  }

  #if canImport(Darwin)
    private static func noActions() -> posix_spawn_file_actions_t? { nil }
    private static func noAttributes() -> posix_spawnattr_t? { nil }
    private static func closeOthers(_ actions: inout posix_spawn_file_actions_t?) {}
    // Closes other descriptors too.
    private static func flags(leadsSession: Bool) -> Int16 { leadsSession ? 0x4400 : 0x4000 }
  #else
    private static func noActions() -> posix_spawn_file_actions_t { .init() }
    private static func noAttributes() -> posix_spawnattr_t { .init() }

    private static func closeOthers(_ actions: inout posix_spawn_file_actions_t) {
      let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
      let highest = open.compactMap { Int32($0) }.max() ?? 0
      // Some more, for descriptors that other threads open meanwhile.
      for descriptor in 3...max(highest, 256) + 64 {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    }

    // glibc's header hides the name from Swift.
    private static func flags(leadsSession: Bool) -> Int16 { leadsSession ? 0x80 : 0 }
  #endif
}

/// Why a test with a program could not continue.
package enum ChildProcessError: Error, CustomStringConvertible {
  case cannotStart(path: String, errno: Int32)
  case stillRunning

  package var description: String {
    switch self {
    case .cannotStart(let path, let code): "`\(path)`: \(String(cString: strerror(code)))"
    case .stillRunning: "the program has not ended"
    }
  }
}
