import Foundation
import Testing

/// Native values can be links of long chains, which the tests of hostile programs free.
@Suite("Native values")
struct NativeValueTests {
  /// The programs, in `Tests/ShellTests/Hostile`, whose chains lead through native values of each class.
  private static let chains = [
    "AsyncLetBox": "chain-async-let", "AtomicBox": "chain-atomic",
    "ChildResult": "chain-group-result", "DependencyPath": "chain-key-path",
    "EscapedBox": "chain-escaped", "KeyDeclaration": "chain-key-path",
    "KeyPathValue": "chain-key-path", "MovedValue": "chain-moved",
    "QueueBox": "chain-queue-specific",
    "StaticStorage": "chain-mutated", "StreamBox": "chain-stream", "StreamElement": "chain-stream",
    "TaskBox": "chain-task-of-task", "TimerBox": "chain-timer", "ValuesBox": "chain-values",
    "WorkItemBox": "chain-work-item", "WrapperBox": "chain-wrapper",
  ]

  /// Types that can contain values of the program, and would be freed recursively.
  private static let unsafe = [
    "Value", "Value?", "[Value]", "Mutex<Value>", "Task<Value, any Error>", "DependencyValues",
    "Dependency<Value>", "DependencyValues.Continuation", "AsyncStream<Value>",
    "@Sendable () -> Void", "[@Sendable () -> Void]", "Result<Value, any Error>",
  ]

  private var sources: [(name: String, body: String)] {
    get throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
      var found: [(String, String)] = []
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /class (\w+): NativeValue/) {
          let body = text[match.range.upperBound...]
          found.append(
            (
              String(match.output.1),
              String(body[..<(body.range(of: "\n}")?.lowerBound ?? body.endIndex)])
            ))
        }
      }
      return found
    }
  }

  @Test("every class that can be part of a chain has a program with such a chain")
  func programs() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("ShellTests/Hostile")
    let leading = try sources.filter { $0.body.contains("static var leadsOn: Bool { true }") }
    #expect(Set(leading.map(\.name)) == Set(Self.chains.keys))
    for program in Self.chains.values {
      let path = folder.appendingPathComponent(program + ".swift").path
      #expect(FileManager.default.fileExists(atPath: path), "\(program)")
    }
  }

  @Test("a property that can be part of a chain is kept, and its class declares it")
  func properties() throws {
    let all = try sources
    #expect(all.count > 20)
    for (name, body) in all {
      for match in body.matches(of: /\n +(?:private )?(?:let|var) \w+: ([^={\n]+)\n/) {
        let type = match.output.1.trimmingCharacters(in: .whitespaces)
        #expect(!Self.unsafe.contains(type), "\(name) keeps a `\(type)`")
        if type.hasPrefix("Kept<") || ["Cell", "Closure", "Closure?", "Values"].contains(type) {
          #expect(Self.chains[name] != nil, "\(name) leads on through a `\(type)`")
        }
      }
    }
  }
}
