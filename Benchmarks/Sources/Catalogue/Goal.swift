/// How long an operation may take at most, and how often it may allocate.
public struct Goal: Sendable {
  /// What the time is measured in.
  public enum Time: Sendable {
    case nanoseconds(Double)
    /// Multiples of the floor under the row.
    case floors(Double)
  }

  public let time: Time
  /// `nil` if they are no goal.
  public let allocations: Double?

  init(_ nanoseconds: Double, allocations: Double? = nil) {
    time = .nanoseconds(nanoseconds)
    self.allocations = allocations
  }

  init(floors: Double, allocations: Double? = nil) {
    time = .floors(floors)
    self.allocations = allocations
  }
}

extension Row {
  /// The goal of a row in a release or a debug build; most have none in a debug build.
  public func goal(inDebug isDebug: Bool) -> Goal? { isDebug ? debugGoals[self] : goals[self] }
}

private let goals: [Row: Goal] = [
  .cachedDefault: Goal(80, allocations: 0),
  .override: Goal(80, allocations: 0),
  .defaultInside20: Goal(80, allocations: 0),
  .defaultInside100Scopes: Goal(120, allocations: 0),
  .capturedDefault: Goal(120, allocations: 0),
  .subscriptDefault: Goal(50, allocations: 0),
  .subscriptOverride: Goal(40, allocations: 0),
  .wrapper: Goal(30),
  .scope: Goal(150),
  .scopeWithoutTask: Goal(120),
  .scopeAsync: Goal(300),
  .scopeAsyncOn20: Goal(300),
  .scopeOn20: Goal(150),
  .nested100: Goal(20_000),
  .nestedSame100: Goal(15_000),
  .model: Goal(500),
  .child: Goal(800),
  .childAmong1000: Goal(800),
  .integerFromModel: Goal(500),
  .captured: Goal(40),
  .escaped: Goal(130),
  .emptyValues: Goal(100),
  .firstAccess: Goal(400),
  .send: Goal(floors: 3, allocations: 0),
  .sendNested10: Goal(floors: 2, allocations: 0),
  .sendIfLet10: Goal(floors: 3),
  .sendPresented: Goal(floors: 1.1),
  .sendScreen1000: Goal(5_000),
  .mergeNone: Goal(1_000, allocations: 0),
  .chainedSends: Goal(10_000_000),
  .runOnce: Goal(floors: 1.3),
  .dependencyModifier: Goal(170),
  .journaled: Goal(1_000),
  .cancelAmong10000: Goal(2_000),
]

/// A fifth of what swift-dependencies takes; tests are debug builds.
private let debugGoals: [Row: Goal] = [
  .cachedDefault: Goal(900),
  .scope: Goal(157),
  .testStoreRun: Goal(200_000),
]
