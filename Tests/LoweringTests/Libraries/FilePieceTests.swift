import Foundation
import Machine
import Reading
import SwiftParser
import SwiftSyntax
import Testing

@testable import Lowering
@testable import Semantics

@Suite("pieces of a library's files")
struct FilePieceTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Sources/Composable").standardized

  private static func texts() throws -> [(name: String, text: String)] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let found = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return try found.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test("every file of Composable is divided into the same declarations that the parser finds")
  func composable() throws {
    let files = try Self.texts()
    #expect(files.count > 50)
    for file in files {
      let pieces = try #require(FilePieces(file.text).pieces, "\(file.name)")
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      var condensed = CondensedLines()
      let tree = Parser.parse(
        source: lines.map { condensed.condensed($0) }.joined(separator: "\n"))
      let parsed = pieces.flatMap { piece in
        Parser.parse(source: piece.text).statements.map(\.trimmedDescription)
      }
      #expect(parsed == tree.statements.map(\.trimmedDescription), "\(file.name)")
      for piece in pieces {
        #expect(piece.lines.first == lines[piece.line], "\(file.name)")
        #expect(
          piece.text.split(separator: "\n", omittingEmptySubsequences: false).count
            == piece.lines.count)
      }
    }
  }

  @Test("a piece has the names that it declares and extends")
  func names() throws {
    let text = """
      import Dependencies

      /// A box.
      @MainActor
      public final class Box<Value>
      where Value: Sendable {
        var value = 1
      }

      extension Box.Lid: Sendable {}
      private nonisolated(unsafe) let limit = 3
      func open(
        _ box: Int
      ) -> Int { box }
      #if INTERPRETED
        enum Kind { case plain }
        extension Box {
          func run() {}
        }
      #endif
      prefix operator /
      """
    let pieces = try #require(FilePieces(text).pieces)
    #expect(pieces.map(\.declared) == [[], ["Box"], [], ["limit"], ["open"], ["Kind"], []])
    #expect(pieces.map(\.extended) == [[], [], ["Box"], [], [], ["Box"], []])
    #expect(pieces.map(\.isNameless) == [true, false, false, false, false, false, true])
    #expect(pieces.map(\.line) == [0, 3, 9, 10, 11, 14, 20])
  }

  @Test(
    "unformatted text isn't divided", arguments: ["  }\n}", "/* a */ struct A {}", "print(1)"])
  func unformatted(text: String) {
    #expect(FilePieces(text).pieces == nil)
  }

  private static func lowerer(_ text: String) -> Lowerer {
    Lowerer(libraries: [
      Lowerer.Library(name: "Shop", isFormatted: true) { [("Shop.swift", text)] }
    ])
  }

  @Test("only the pieces that a program uses are declared, with their extensions")
  func isLazy() {
    let lowerer = Self.lowerer(
      """
      public struct Apple {
        public init() {}
      }
      public struct Broken { let = 1 }

      extension Apple {
        public var price: Int { count("apple") }
      }
      func count(_ text: String) -> Int { text.count }
      """)
    #expect(lowerer.lower("import Shop\nprint(1)").diagnostics.isEmpty)
    #expect(lowerer.lower("print(Apple().price)").diagnostics.isEmpty)
    let result = lowerer.lower("import Shop\nlet broken: Broken? = nil")
    let told = result.diagnostics.first { $0.position.line == 1 }
    #expect(told?.message.hasPrefix("Shop.swift, line 4: ") == true)
  }
}
