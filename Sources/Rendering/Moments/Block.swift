import Recording

/// The code that a reader follows: the top level, or the function that it runs.
struct Block {
  /// A function, in one specific execution if it has one.
  private struct Root {
    var function: Call.Function
    var activation: Int?
  }

  private var root = Root(function: .topLevel)
  /// The functions of tests, with any callers.
  private var tests: Set<Call.Function> = []

  init(of trace: Trace) {
    guard let source = trace.sources.last else { return }
    let testLanes = trace.testLanes
    for event in trace.events where testLanes.contains(event.lane) {
      // The library's function that calls a test has no place, because the tests' caller is
      // generated.
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

  /// Returns the function that is the top level's only call, if it is in the same file, or that
  /// function's only call; nil if the top level does anything else.
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
  /// Returns whether the source has a closure there, for example in a trait.
  fileprivate func isClosure(at place: Place?) -> Bool {
    guard let place, let line = line(place.line) else { return false }
    return line.dropFirst(place.column - 1).first == "{"
  }
}
