//? In the test context the work is awaited, in the live context it is only started.
import Dependencies

struct Tracker {
  @Dependency(\.fireAndForget) var fireAndForget

  func track(_ event: String) async {
    await fireAndForget {
      try await Task.sleep(for: .milliseconds(20))
      print("sent \(event)")
    }
  }
}

struct Checkout {
  let tracker = Tracker()

  func pay() async {
    print("paying")
    await tracker.track("payment")
    print("paid")
  }
}

let tested = withDependencies {
  $0.context = .test
} operation: {
  Checkout()
}
await tested.pay()
print("--")
await Checkout().pay()
try await Task.sleep(for: .milliseconds(60))
