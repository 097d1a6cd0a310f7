extension Pseudoterminal {
  /// Starts a program that has this as its controlling terminal and as its three streams.
  ///
  /// - Parameters:
  ///   - environment: The whole environment, because nothing is inherited.
  ///   - redirections: Descriptors that are files instead, by path.
  package func spawn(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    redirections: [Int32: String] = [:]
  ) throws -> ChildProcess {
    let streams = (0...2 as ClosedRange<Int32>).map { descriptor in
      redirections[descriptor].map(ChildProcess.Stream.file) ?? .terminal(slavePath)
    }
    let program = try ChildProcess(
      path, arguments, environment: environment, streams: streams, leadsSession: true)
    // From now on, the output ends when the program does.
    closeSlave()
    return program
  }
}
