import Foundation
import Pseudoterminals

/// Programs of several modules, each linked separately, with the modules that it imports.
extension Compiler {
  func verdict(onModules job: Job, in parent: URL) async throws -> Verdict {
    let folder = parent.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var lines: Set<Int> = []
    var messages: [String] = []
    for section in job.modules {
      let source = folder.appending(path: "\(section.module).swift")
      let text = String(repeating: "\n", count: section.firstLine - 1) + section.text
      try text.write(to: source, atomically: false, encoding: .utf8)
      let result = try await Self.run(arguments(for: section, source, in: folder))
      guard result.status != 0 else { continue }
      lines.formUnion(Self.errorLines(in: result.errors, file: source.path))
      messages += result.errors.split(separator: "\n").filter { $0.contains(": error: ") }
        .map { String($0).replacing(folder.path + "/", with: "") }
    }
    if !messages.isEmpty { return .refused(lines: lines, messages: messages) }
    guard job.runs else { return .accepted }
    let executable = folder.appending(path: "program")
    var objects = linked(job.modules).map { folder.appending(path: "\($0).o").path }
    if BuiltLibrary.isImported(by: job.text), let library { objects += try library.objects() }
    let linking = try await Self.run(["swiftc"] + objects + ["-o", executable.path, "-lm"])
    guard linking.status == 0 else { throw Failure(description: linking.errors) }
    let result = try await Self.run([executable.path], within: .seconds(secondsPerRun))
    if result.exit == .signal(SIGKILL) { return .endless }
    return .ran(
      output: Self.lines(of: result.output), errors: result.errors, trapped: result.status != 0)
  }

  private func arguments(
    for section: Program.Section, _ source: URL, in folder: URL
  ) -> [String] {
    var arguments = [
      "swiftc", "-c", source.path, "-o", folder.appending(path: "\(section.module).o").path,
      "-module-name", section.module, "-I", folder.path, "-swift-version", "6", "-enable-testing",
      "-diagnostic-style", "llvm", "-suppress-warnings",
    ]
    if section.module != "main" {
      arguments += [
        "-parse-as-library", "-emit-module", "-emit-module-path",
        folder.appending(path: "\(section.module).swiftmodule").path,
      ]
    }
    if let library { arguments += library.arguments }
    return arguments
  }

  /// Returns the main module, and its imports, direct and indirect.
  private func linked(_ modules: [Program.Section]) -> [String] {
    var linked: [String] = []
    var waiting = ["main"]
    while let name = waiting.popLast() {
      guard !linked.contains(name), let section = modules.first(where: { $0.module == name })
      else { continue }
      linked.append(name)
      waiting += section.text.split(separator: "\n").compactMap { line in
        line.firstRange(of: "import ").map { String(line[$0.upperBound...]) }
      }
    }
    return linked
  }
}
