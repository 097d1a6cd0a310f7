// swift-format-ignore-file
actor Counter {
  var value = 0
  nonisolated func peek() -> Int { assumeIsolated { $0.value } }  // trap: Incorrect actor executor assumption
}
func look(_ counter: Counter) -> Int { counter.peek() }
let counter = Counter()
_ = look(counter)
