// swift-format-ignore-file
import Dependencies

struct Analytics {
  @Dependency(\.fireAndForget) var fireAndForget

  func track(_ event: String) async {
    await fireAndForget { print("sent", event) }
    print("went on after", event)
  }
}

// In tests and previews the work is awaited.
await withDependencies { $0.context = .test } operation: {
  await Analytics().track("opened")
}
await withDependencies { $0.context = .preview } operation: {
  await Analytics().track("closed")
}
await withDependencies {
  $0.fireAndForget = FireAndForget { _, work in
    print("before")
    try? await work()
  }
} operation: {
  await Analytics().track("own")
}
// expect: sent opened
// expect: went on after opened
// expect: sent closed
// expect: went on after closed
// expect: before
// expect: sent own
// expect: went on after own
