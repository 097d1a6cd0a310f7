#if os(Linux)
  import Foundation
  import Testing

  @Suite("An issue of a task or a thread outside of the test")
  struct LostIssueTests {
    @Test(
      "fails the only test with a trait",
      arguments: ["traitDetached", "traitQueue", "traceDetached", "traitClock"])
    func recorded(probe: String) throws {
      let run = try ChildRun(swiftTesting: "LostIssueProbes/\(probe)")
      #expect(!run.passed)
      #expect(run.output.contains("Test \(probe)() recorded an issue at LostIssueProbes.swift:"))
      #expect(run.output.contains(Self.message(probe)))
      #expect(!run.output.contains("host application"))
    }

    @Test(
      "is printed with its place if no test has a trait",
      arguments: ["plainDetached", "plainQueue", "plainClock"])
    func printed(probe: String) throws {
      try check(printed: ChildRun(swiftTesting: "LostIssueProbes/\(probe)"), Self.message(probe))
    }

    @Test("is printed with its place if two tests run")
    func ambiguous() throws {
      let run = try ChildRun(swiftTesting: "LostIssueProbes/twoDetached")
      check(printed: run, Self.message("twoDetached"))
    }

    @Test("fails the test of XCTest", arguments: ["testDetached", "testQueue"])
    func xcTest(probe: String) throws {
      let run = try ChildRun(xcTest: "DependenciesTestSupportXCTests.LostIssueXCTests/\(probe)")
      #expect(!run.passed)
      #expect(run.output.contains("error: LostIssueXCTests.\(probe) : failed - "))
      #expect(run.output.contains("LiveOnlyKey"))
      #expect(!run.output.contains("host application"))
    }

    private func check(printed run: ChildRun, _ message: String) {
      #expect(run.passed)
      let place = #/DependenciesTestSupportTests/LostIssueProbes\.swift:\d+:\d+: /#
      #expect(run.output.contains(place))
      #expect(run.output.contains(message))
      #expect(!run.output.contains("host application"))
    }

    private static func message(_ probe: String) -> String {
      probe.hasSuffix("Clock") ? "has no implementation here" : "LiveOnlyKey"
    }
  }

  /// One run of this test program, with one test.
  private struct ChildRun {
    let output: String
    let passed: Bool

    init(swiftTesting filter: String) throws {
      try self.init(["--testing-library", "swift-testing", "--filter", filter])
    }

    init(xcTest name: String) throws { try self.init([name]) }

    private init(_ arguments: [String]) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["HEIRLOOM_LOST_ISSUE": "1"]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      output = String(decoding: data, as: UTF8.self)
      passed = process.terminationStatus == 0
    }
  }
#endif
