import Catalogue
import Foundation

/// Prints every row beside its floor and its goal.
@main
struct Report {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let isDebug = arguments.contains("--debug")
    guard let path = arguments.first(where: { !$0.hasPrefix("--") }) else {
      return stop("Report [--debug] <output of `swift package benchmark --format jmh …`>")
    }
    do {
      let output = try String(contentsOfFile: path, encoding: .utf8)
      let measurements = try Measurements(output: output)
      print(Table(measurements, isDebug: isDebug).text)
    } catch {
      stop("\(path): \(error)")
    }
  }

  private static func stop(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
