/// What an operation would take at least: the sum of some rows, each of them once or many times.
public struct Floor: Sendable {
  public let name: String
  public let rows: [Row]
  public let times: Int

  init(_ name: String, _ rows: Row..., times: Int = 1) {
    self.name = name
    self.rows = rows
    self.times = times
  }
}

extension Row {
  /// The floor under a row; a floor has none.
  public var floor: Floor? {
    switch self {
    case .emptyCall, .object, .keyPathRead, .taskLocalRead, .taskLocalReadWithoutTask,
      .taskLocalReadOfObject, .withValue, .withValueWithoutTask, .withValueAsync, .closureCall,
      .stateRoundTrip, .keyPathModify, .dictionaryLookUp, .arrayAppend, .taskAwaited,
      .mainActorHop, .streamTurn, .mirrorOfCase:
      nil
    case .send: Floor("withValue + state", .withValue, .stateRoundTrip)
    case .journaled: Floor("withValue + state", .withValue, .stateRoundTrip)
    case .sendNested1: Floor("closure + modify", .closureCall, .keyPathModify)
    case .sendNested10, .sendIfLet10:
      Floor("10 × (closure + modify)", .closureCall, .keyPathModify, times: 10)
    case .sendNested20: Floor("20 × (closure + modify)", .closureCall, .keyPathModify, times: 20)
    case .sendOptional: Floor("send", .send)
    case .sendPresented: Floor("ifLet", .sendOptional)
    case .sendScreen1000: Floor("look-up", .dictionaryLookUp)
    case .sendRow100, .sendRow10000, .cancelAmong10000: Floor("look-up", .dictionaryLookUp)
    case .mergeNone: Floor("100 × call", .emptyCall, times: 100)
    case .chainedSends: Floor("100,000 × append", .arrayAppend, times: 100_000)
    case .runOnce, .testStoreRun: Floor("task + 2 hops", .taskAwaited, .mainActorHop, .mainActorHop)
    case .dependencyModifier: Floor("local + withValue", .taskLocalRead, .withValue)
    case .reflectedCase: Floor("Mirror", .mirrorOfCase)
    case .cachedDefaultWithoutTask:
      Floor("local + path", .taskLocalReadWithoutTask, .keyPathRead)
    case .cachedDefault, .override, .defaultInside1, .defaultInside10, .defaultInside20,
      .defaultMadeInside20, .defaultInside50, .defaultInside200, .overrideAmong10,
      .overrideAmong50, .overrideAmong200, .defaultInside100Scopes, .overrideInside100Scopes,
      .capturedDefault, .capturedOverride:
      Floor("local + path", .taskLocalRead, .keyPathRead)
    case .cachedDefaultByType, .overrideByType, .defaultByTypeInside1, .defaultByTypeInside10,
      .defaultByTypeInside50, .defaultByTypeInside200, .overrideByTypeAmong10,
      .overrideByTypeAmong50, .overrideByTypeAmong200, .capturedDefaultByType,
      .capturedOverrideByType, .wrapper, .wrapperByType, .captured:
      Floor("local", .taskLocalRead)
    case .subscriptDefault, .subscriptOverride:
      Floor("call", .emptyCall)
    case .emptyValues, .firstAccess:
      Floor("object", .object)
    case .scope, .scopeOn20, .nested1, .model, .child, .childAmong1000, .childWithUpdate,
      .integerFromModel, .escaped:
      Floor("local + withValue", .taskLocalRead, .withValue)
    case .scopeWithoutTask:
      Floor("local + withValue", .taskLocalReadWithoutTask, .withValueWithoutTask)
    case .scopeAsync, .scopeAsyncOn20:
      Floor("local + withValue", .taskLocalRead, .withValueAsync)
    case .nested10: Floor("10 × (local + withValue)", .taskLocalRead, .withValue, times: 10)
    case .nested100, .nestedSame100:
      Floor("100 × (local + withValue)", .taskLocalRead, .withValue, times: 100)
    case .threadsCall1, .threadsCall2, .threadsLocal1, .threadsLocal2, .threadsLocalShared:
      nil
    case .threadsDefault1, .threadsOverride1:
      Floor("local, 1 thread", .threadsLocal1)
    case .threadsDefault2, .threadsDefaultShared, .threadsOverride2:
      Floor("local, 2 threads", .threadsLocal2)
    case .threadsOverrideInScope, .threadsOverrideShared:
      Floor("local, one object", .threadsLocalShared)
    }
  }
}
