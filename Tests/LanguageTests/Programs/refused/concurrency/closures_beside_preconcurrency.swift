// swift-format-ignore-file
final class Counter { var count = 0 }

@preconcurrency func run(_ body: @escaping @Sendable () -> Void) { body() }
@preconcurrency func runAsync(_ body: @escaping @Sendable () async -> Void) {}
@preconcurrency struct Runner {
  init(_ body: @escaping @Sendable () -> Void) {}
  func run(_ body: @escaping @Sendable () -> Void) {}
}
@preconcurrency enum Job { case once(@Sendable () -> Void) }
struct Holder {
  @preconcurrency var body: @Sendable () -> Void {
    get { {} }
    nonmutating set {}
  }
}
actor Store {
  func save() {}
  func use() {
    run { self.save() }
    runAsync { self.save() }  // error: actor-isolated instance method 'save()' cannot be called from outside of the actor
  }
}

func captures() {
  let counter = Counter()
  Runner { counter.count += 1 }  // error: capture of 'counter' with non-Sendable type 'Counter' in a '@Sendable' closure
    .run { counter.count += 1 }  // error: capture of 'counter' with non-Sendable type 'Counter' in a '@Sendable' closure
  _ = Job.once { counter.count += 1 }  // error: capture of 'counter' with non-Sendable type 'Counter' in a '@Sendable' closure
  Holder().body = { counter.count += 1 }  // error: capture of 'counter' with non-Sendable type 'Counter' in a '@Sendable' closure
  let value = run
  value { counter.count += 1 }  // error: capture of 'counter' with non-Sendable type 'Counter' in a '@Sendable' closure
}
