import Sessions
import Testing

/// Modules that the compiler on Linux can't judge, because it doesn't have them.
@Suite("modules of Apple platforms")
struct ModuleTests {
  @Test("a model that publishes its properties runs, and logs nothing")
  func observableObject() async {
    let result = await LearnerSession(seconds: nil).submit(
      """
      import Combine
      import OSLog
      import os

      private let logger = Logger(subsystem: "shop", category: "cart")
      @MainActor final class Cart: ObservableObject {
        @Published var items: [String] = []
        @Published private(set) var total = 0
        private var waiting: Set<AnyCancellable> = []
        func add(_ name: String, price: Int) {
          objectWillChange.send()
          items.append(name)
          total += price
          logger.info("added \\(name, privacy: .public) for \\(price), \\(self.total, align: .none)")
          AnyCancellable { print("cancelled") }.store(in: &waiting)
        }
      }
      let cart = Cart()
      cart.add("tea", price: 3)
      print(cart.items, cart.total)
      let lock = OSAllocatedUnfairLock(initialState: 1)
      lock.withLock { $0 += 1 }
      print(lock.withLock { $0 })
      #if canImport(Combine) || canImport(OSLog) || canImport(os)
        print("the compiler on Linux doesn't see this")
      #endif
      """)
    #expect(result.findings == [])
    #expect(result.output == "[\"tea\"] 3\n2\n")
  }

  @Test("publishers are refused by name")
  func publishers() async {
    let result = await LearnerSession(seconds: nil).submit(
      """
      import Combine
      final class Cart: ObservableObject { @Published var total = 0 }
      _ = Cart().$total.sink { _ in }
      let totals = PassthroughSubject<Int, Never>()
      """)
    #expect(
      result.findings.map(\.message) == [
        "`Published<Int>.Publisher.sink` can't be run here",
        "`PassthroughSubject` can't be run here",
      ])
  }

  @Test(
    "the error for a module that can't be imported has advice",
    arguments: [
      ("SwiftUI", "Screens need an Apple platform."), ("CoreData", "A program here has no files"),
      ("Alamofire", "A program here has no network."), ("StoreKit", "This module needs a device."),
      ("RxSwift", "Publishers aren't run here."), ("Depndencies", "Did you mean `Dependencies`?"),
      ("Shop", "`heirloom swift` lists the modules"),
      ("FoundationNetworking", "A program here has no network."),
    ])
  func advice(module: String, words: String) async {
    let result = await LearnerSession(seconds: nil).submit("import \(module)\nprint(Missing())")
    #expect(result.findings.count == 1)
    #expect(result.findings.first?.advice?.hasPrefix(words) == true)
  }

  @Test("the error for an unknown name says which module declares it")
  func suggestion() async {
    let result = await LearnerSession(seconds: nil).submit(
      "let a = LockIsolated(1)\nlet b = TestClock()\nlet c = Logger()\nlet d = DispatchTime.now()")
    #expect(
      result.findings.map(\.advice) == [
        "Add `import Dependencies` at the top.", "Add `import Dependencies` at the top.",
        "Add `import OSLog` at the top.", "Add `import Dispatch` at the top.",
      ])
  }
}
