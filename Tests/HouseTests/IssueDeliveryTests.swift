import Foundation
import Testing

@Suite("Issues of the libraries")
struct IssueDeliveryTests {
  /// The files that pass an issue to IssueReporting.
  private static let senders = ["IssueDelivery.swift", "IssueDestination.swift"]

  @Test(
    "are reported by `deliverIssue`, which loses none",
    arguments: [
      "Clocks", "DependenciesCore", "Dependencies", "DependenciesTestSupport", "Composable",
      "ComposableCombine",
    ])
  func delivered(target: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/\(target)").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      guard !Self.senders.contains(file.lastPathComponent) else { continue }
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for line in lines where !line.contains("///") && !line.contains("func reportIssue(") {
        #expect(
          !line.contains(#/\breportIssue\(/#.wordBoundaryKind(.simple)),
          "\(file.lastPathComponent): \(line)")
      }
    }
  }
}
