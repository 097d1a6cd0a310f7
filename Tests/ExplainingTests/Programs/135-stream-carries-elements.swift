//? A stream carries the job, not the binding and the override in effect where the job was added.
// swift-format-ignore-file
import Dependencies

enum Region: DependencyKey { static let liveValue = "everywhere" }
enum Request { @TaskLocal static var id = 0 }

struct Reader {
  @Dependency(Region.self) var region
  func work(_ job: String) { print(job, Request.id, region) }
}
let (jobs, input) = AsyncStream<String>.makeStream()
let worker = Task {
  for await job in jobs { Reader().work(job) }
}
Request.$id.withValue(7) {
  withDependencies { $0[Region.self] = "north" } operation: { _ = input.yield("print") }
}
input.finish()
await worker.value
