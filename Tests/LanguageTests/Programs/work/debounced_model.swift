// swift-format-ignore-file
import Dependencies

@MainActor
final class SearchModel {
  @Dependency(\.continuousClock) var clock
  private(set) var results: [String] = []
  private var task: Task<Void, Never>?
  var query = "" { didSet { queryChanged(from: oldValue) } }

  private func queryChanged(from old: String) {
    guard query != old else { return }
    task?.cancel()
    task = Task { [query, clock] in
      do {
        try await clock.sleep(for: .milliseconds(300))
        results = ["\(query)1", "\(query)2"]
        print("searched", query)
      } catch is CancellationError {
        print("gave up", query)
      } catch { print("unexpected", error) }
    }
  }
  func finish() async { await task?.value }
}

let clock = TestClock()
let model = withDependencies { $0.continuousClock = clock } operation: { SearchModel() }
model.query = "s"
await clock.advance(by: .milliseconds(200))
model.query = "sw"
await clock.advance(by: .milliseconds(200))
model.query = "swi"
await clock.advance(by: .milliseconds(299))
print(model.results)
await clock.advance(by: .milliseconds(1))
await model.finish()
print(model.results)
model.query = "swi"
print(model.query)
// expect: gave up s
// expect: gave up sw
// expect: []
// expect: searched swi
// expect: ["swi1", "swi2"]
// expect: swi
