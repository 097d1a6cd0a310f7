// A task may change a variable of the code around it if that code doesn't use it any more.

func start() -> Task<Int, Never> {
  var count = 1
  return Task {
    count += 1
    return count
  }
}

func startOnAnyActor() -> Task<[String], Never> {
  var names: [String] = []
  names.append("first")
  return Task.detached {
    names.append("second")
    return names
  }
}

@MainActor func onTheMainActor() async {
  var count = 1
  let task = Task {
    count += 1
  }
  await task.value
  print(count)  // expect: 2
}

await onTheMainActor()
print(await start().value)  // expect: 2
print(await startOnAnyActor().value)  // expect: ["first", "second"]
