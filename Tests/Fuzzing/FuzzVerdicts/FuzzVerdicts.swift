import Foundation
import Lowering

/// `FuzzVerdicts SECONDS FINDINGS FOLDER…`: changes each program in the folders in one place. The
/// compiler and the checker must agree whether the result is Swift.
///
/// Where they differ, the program is written to the folder of findings, with both results. Code
/// that the checker identifies as Swift that isn't run here counts as no difference.
@main
enum FuzzVerdicts {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 3, let seconds = arguments.first.flatMap(Double.init) else {
      FileHandle.standardError.write(Data("usage: FuzzVerdicts SECONDS FINDINGS FOLDER…\n".utf8))
      exit(2)
    }
    let findings = URL(filePath: arguments[arguments.startIndex + 1])
    let programs = try arguments.dropFirst(2).flatMap(programs(below:))
    guard !programs.isEmpty else {
      FileHandle.standardError.write(Data("there is no program to change\n".utf8))
      exit(2)
    }
    let judges = (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
      Judge(programs: programs, end: Date(timeIntervalSinceNow: seconds), findings: findings)
    }
    let counts = judges.map { $0.result() }
    let (same, notRun, different) = counts.reduce((0, 0, 0)) {
      ($0.0 + $1.same, $0.1 + $1.notRun, $0.2 + $1.different)
    }
    print("\(same) agreed on, \(notRun) not run here, \(different) told differently")
    exit(different == 0 ? 0 : 1)
  }

  /// Returns the programs that need only the libraries of a Swift toolchain.
  private static func programs(below folder: String) throws -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      let imports = text.split(separator: "\n").filter { $0.contains("import ") }
      let isPlain = imports.allSatisfy { $0 == "import Foundation" || $0 == "import Dispatch" }
      return isPlain && !text.contains("// module") ? text : nil
    }
  }
}
