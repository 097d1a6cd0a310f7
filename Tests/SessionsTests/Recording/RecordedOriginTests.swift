import Recording
import Sessions
import Synchronization
import Testing

@Suite("The record of a session")
struct RecordedOriginTests {
  @Test("a wrapper made under a model's values captures the values that the model passes on")
  func handingDown() async throws {
    let result = await LearnerSession(seconds: nil).submit(
      """
      import Dependencies
      struct Client: Sendable { var name: String }
      enum ClientKey: DependencyKey {
        static let liveValue = Client(name: "live")
        static let testValue = Client(name: "test")
      }
      extension DependencyValues {
        var client: Client { get { self[ClientKey.self] } set { self[ClientKey.self] = newValue } }
      }
      final class Child { @Dependency(\\.client) var client }
      final class Parent {
        @Dependency(\\.client) var client
        func makeChild() -> Child { withDependencies(from: self) { Child() } }
      }
      let parent = withDependencies { $0.client = Client(name: "stub") } operation: { Parent() }
      print(parent.makeChild().client.name)
      """)
    let trace = try #require(result.trace)
    #expect(trace.output == "stub\n")
    let captured = trace.events.compactMap { event -> [String]? in
      guard case .wrapperCreated(name: "client", let overrides) = event.kind else { return nil }
      return overrides.map(\.value)
    }
    #expect(captured == [["Client(name: \"stub\")"], ["Client(name: \"stub\")"]])
  }

  @Test("a task-local is read at the place of the property, not of its declaration")
  func placesOfReads() async throws {
    let result = await LearnerSession(seconds: nil).submit(
      """
      enum Locals { @TaskLocal static var id = 1 }
      print(Locals.id)
      """)
    let trace = try #require(result.trace)
    let lines = trace.events.compactMap { event -> Int? in
      guard case .taskLocalRead = event.kind else { return nil }
      return event.place?.line
    }
    #expect(lines == [2])
  }

  @Test("a script's tasks and closures end with its top level")
  func scriptEnds() async {
    let printed = Mutex<[String]>([])
    let session = LearnerSession(seconds: nil) { text, _ in printed.withLock { $0.append(text) } }
    let result = await session.submit(
      """
      import Dispatch
      Task { print("task") }
      DispatchQueue.global().asyncAfter(deadline: .now() + 3600) { print("late") }
      print("end")
      """, isScript: true)
    #expect(result.liveLanes.isEmpty)
    // On the main actor this would come after the task, if the task were still running.
    _ = await session.submit("await Task { }.value", isScript: true)
    #expect(printed.withLock { $0 } == ["end\n"])
  }

  @Test("a cancelled sleep throws the program's own CancellationError")
  func cancellation() async throws {
    let result = await LearnerSession(seconds: nil).submit(
      """
      let task = Task {
        do { try await Task.sleep(for: .seconds(3600)) } catch is CancellationError {
          print("cancelled")
        } catch { print(error) }
      }
      task.cancel()
      await task.value
      """)
    #expect(result.trace?.output == "cancelled\n")
  }
}
