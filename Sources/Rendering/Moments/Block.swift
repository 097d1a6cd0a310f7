import Recording

/// Whose lines a reader follows: those of the top level, or of what it is there to run.
struct Block {
  /// A function, in one of its executions if it says which.
  private struct Root {
    var function: Call.Function
    var activation: Int?
  }

  private var root = Root(function: .topLevel)
  /// The functions of tests, whatever calls them.
  private var tests: Set<Call.Function> = []

  init(of trace: Trace) {
    guard let source = trace.sources.last else { return }
    let testLanes = trace.testLanes
    for event in trace.events where testLanes.contains(event.lane) {
      // The library's function that calls it has no place. Nobody wrote the tests' caller.
      let call = event.calls.first { call in
        call.function.place != nil
          && (call.home == nil || source.isClosure(at: call.function.place))
      }
      if let call, call.home == nil { tests.insert(call.function) }
    }
    let chains = Array(
      trace.events.lazy.filter { $0.lane == .main && !$0.calls.isEmpty }.map(\.calls))
    if let only = Self.onlyCall(chains, in: source) { root = only }
  }

  /// The function that is all that the top level calls, if it is one of the same file, or what that
  /// calls in turn; nil where the top level itself does something.
  private static func onlyCall(_ chains: [[Call]], in source: Source) -> Root? {
    guard let first = chains.first else { return nil }
    var found: Root?
    for depth in first.indices.dropFirst() {
      let call = first[depth]
      let isCommon = chains.allSatisfy {
        $0.indices.contains(depth) && $0[depth].activation == call.activation
      }
      guard isCommon, call.home == nil, let place = call.function.place,
        source.line(place.line) != nil
      else { return found }
      if Set(chains.map { $0[depth].place }).count > 1 {
        found = Root(function: call.function, activation: call.activation)
      }
    }
    return found
  }

  func isRoot(_ call: Call) -> Bool {
    guard call.home == nil else { return false }
    if tests.contains(call.function) || call.function.runsTests { return true }
    return call.function == root.function
      && (root.activation == nil || root.activation == call.activation)
  }

  func isHome(of call: Call) -> Bool {
    guard let home = call.home else { return false }
    return home == root.function || tests.contains(home) || home.runsTests
  }
}

extension Trace {
  fileprivate var testLanes: Set<LaneID> {
    Set(
      events.compactMap { event in
        guard case .laneCreated(let lane) = event.kind, case .test = lane.kind else { return nil }
        return lane.id
      })
  }
}

extension Source {
  /// Whether somebody wrote a closure there, as that of a trait.
  fileprivate func isClosure(at place: Place?) -> Bool {
    guard let place, let line = line(place.line) else { return false }
    return line.dropFirst(place.column - 1).first == "{"
  }
}
