extension Row {
  /// How often a sample repeats the operation, so that the clock's own time vanishes in it.
  public var operations: Int {
    switch self {
    case .nested100, .nestedSame100, .chainedSends, .runOnce, .testStoreRun, .taskAwaited,
      .mainActorHop,
      .streamTurn:
      1
    case .emptyCall, .threadsCall1, .threadsCall2, .threadsLocal1, .threadsLocal2,
      .threadsLocalShared:
      1_000_000
    default: 1_000
    }
  }
}
