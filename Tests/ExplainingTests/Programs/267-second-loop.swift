//? A stream gives each element once: the first loop received all of them.
func steps() -> AsyncStream<String> {
  AsyncStream { continuation in
    for step in ["open", "pay"] { continuation.yield(step) }
    continuation.finish()
  }
}

func show(_ title: String, _ steps: AsyncStream<String>) async {
  var count = 0
  for await step in steps {
    count += 1
    print("\(title): \(step)")
  }
  print("\(title) showed \(count) steps")
}

let order = steps()
await show("list", order)
await show("detail", order)
