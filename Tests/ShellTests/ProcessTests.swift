import Foundation
import Pseudoterminals
import Testing

@Suite("programs that affect their whole process")
struct ProcessTests {
  @Test("tasks on the main serial executor run in the order in which they start")
  func mainSerialExecutor() async throws {
    let result = try await Product.run(["eval", "tasks.swift", "--trace", "off"]) { product in
      let program = """
        import ConcurrencyExtras
        import XCTest

        final class OrderTests: XCTestCase {
          override func invokeTest() { withMainSerialExecutor { super.invokeTest() } }

          func testOrder() async {
            let seen = LockIsolated<[Int]>([])
            for number in 0..<20 { Task { seen.withValue { $0.append(number) } } }
            await Task.yield()
            await Task.yield()
            XCTAssertEqual(seen.value, Array(0..<20))
            XCTAssert(uncheckedUseMainSerialExecutor)
          }
        }
        """
      try Data(program.utf8).write(to: URL(filePath: product.home + "/tasks.swift"))
    }
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("1 test"), "\(result.output)")
  }

  @Test("the function that leaked a continuation has its name, also without a trace")
  func leakedContinuation() async throws {
    let program = """
      struct Loader {
        func load(_ id: Int) async { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }
      }
      Task { await Loader().load(1) }
      try await Task.sleep(for: .milliseconds(20))
      """
    let result = try await Product.run(["eval", "--trace", "off", "-"], input: program)
    let words = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("MISUSE: load(_:) leaked its continuation"), "\(result)")
  }
}
