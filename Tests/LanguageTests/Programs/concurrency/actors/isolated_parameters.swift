// swift-format-ignore-file
actor Store {
  var items: [String] = []
  func add(_ item: String) { items.append(item) }
}

// Runs on the actor it is given: no `await` inside.
func fill(_ store: isolated Store, with names: [String]) {
  for name in names { store.add(name) }
  store.items.sort()
}

extension Actor {
  func perform<T: Sendable>(_ body: @Sendable (isolated Self) throws -> T) rethrows -> T {
    try body(self)
  }
}

func describe(on actor: isolated (any Actor)? = #isolation) async -> String {
  actor == nil ? "no actor" : "an actor"
}

let store = Store()
await fill(store, with: ["pear", "apple"])
print(await store.items)  // expect: ["apple", "pear"]

let count = await store.perform { store in
  store.items.append("fig")
  return store.items.count
}
print(count)  // expect: 3

func nowhere() async { print(await describe(on: nil)) }
await nowhere()  // expect: no actor
print(await describe())  // expect: an actor
print(await describe(on: store))  // expect: an actor

extension Store {
  func own() async -> Bool {
    let here = #isolation
    return here === self
  }
  nonisolated func name() -> String { "store" }
  func check() -> Int {
    assumeIsolated { $0.items.count }
  }
}
print(await store.own(), store.name(), await store.check())  // expect: true store 3

@MainActor func title() -> String { "title" }
func onlyOnMain() -> String { MainActor.assumeIsolated { title() } }
print(onlyOnMain())  // expect: title
