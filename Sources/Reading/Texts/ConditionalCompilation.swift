import Prelude
import SwiftDiagnostics
import SwiftIfConfig
package import SwiftSyntax

/// The active parts of a file. `#if` conditions have the values of a compilation on Linux without
/// flags.
package struct ConditionalCompilation {
  /// The text with spaces in place of inactive parts, so that positions don't change.
  package let text: String
  /// Each `$n` that isn't compiled, outside of closures that aren't compiled either.
  let shorthands: [InactiveShorthand]
  /// Nil if there are too many conditions.
  private let regions: ConfiguredRegions?
  /// Directives without an end, and conditions after `#else`.
  private let misplaced: [(ParserMessage, AbsolutePosition)]
  /// The first condition beyond the maximum.
  private let excessive: AbsolutePosition?

  /// The maximum number of conditions in a file. SwiftIfConfig's time is their number times the
  /// file's size.
  private static let mostConditions = 400

  package init(_ source: String, _ tree: SourceFileSyntax, form: SourceText.Form) {
    let count = ConditionCount(viewMode: .sourceAccurate)
    count.walk(tree)
    excessive = count.position(after: Self.mostConditions)
    guard excessive == nil else {
      regions = nil
      shorthands = []
      misplaced = []
      text = String(
        decoding: source.utf8.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") },
        as: UTF8.self)
      return
    }
    regions = tree.configuredRegions(in: Conditions(form: form))
    let directives = Directives(viewMode: .sourceAccurate)
    directives.regions = regions
    directives.walk(tree)
    shorthands = directives.shorthands
    misplaced = directives.misplaced
    var bytes = Array(source.utf8)
    for range in directives.blank {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Errors in the conditions.
  package func diagnostics(_ lines: LineTable) -> [Diagnostic] {
    if let excessive {
      return [
        Diagnostic(
          LimitMessage.conditions(limit: Self.mostConditions),
          at: lines.position(utf8Offset: excessive.utf8Offset))
      ]
    }
    let inConditions = (regions?.diagnostics ?? []).filter { $0.diagMessage.severity == .error }.map
    {
      Diagnostic(
        ParserMessage.parser($0.message),
        at: lines.position(utf8Offset: $0.position.utf8Offset))
    }
    return inConditions
      + misplaced.map { message, position in
        Diagnostic(message, at: lines.position(utf8Offset: position.utf8Offset))
      }
  }

  /// Whether the node is inactive but must be valid Swift. Code behind a condition on the language
  /// version may use unknown syntax.
  func isInactive(_ node: Syntax) -> Bool {
    if case .inactive? = regions?.isActive(node) { true } else { false }
  }

  /// Collects the positions of conditions.
  private final class ConditionCount: SyntaxVisitor {
    private var positions: [AbsolutePosition] = []

    func position(after count: Int) -> AbsolutePosition? {
      positions.count > count ? positions[count] : nil
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if node.condition != nil {
        positions.append(node.poundKeyword.positionAfterSkippingLeadingTrivia)
      }
      return .visitChildren
    }
  }

  /// Collects the inactive ranges: the directives, and the clauses that aren't active.
  private final class Directives: SyntaxVisitor {
    var regions: ConfiguredRegions?
    var blank: [Range<Int>] = []
    var shorthands: [InactiveShorthand] = []
    var misplaced: [(ParserMessage, AbsolutePosition)] = []

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      let active = regions?.activeClause(for: node)
      noteMisplaced(in: node)
      for clause in node.clauses {
        let start = clause.poundKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
        let elements = clause.elements
        let isActive = clause == active
        let end = (isActive ? elements.map { Syntax($0).position } : nil) ?? clause.endPosition
        blank.append(start..<end.utf8Offset)
        guard let elements else { continue }
        if isActive {
          walk(elements)
        } else if case .inactive? = regions?.isActive(elements) {
          shorthands += InactiveShorthand.all(in: elements)
        }
      }
      let end = node.poundEndif
      blank.append(
        end.positionAfterSkippingLeadingTrivia
          .utf8Offset..<end.endPositionBeforeTrailingTrivia.utf8Offset)
      return .skipChildren
    }

    private func noteMisplaced(in node: IfConfigDeclSyntax) {
      var hasElse = false
      for clause in node.clauses {
        if hasElse {
          misplaced.append(
            (.conditionAfterElse, clause.poundKeyword.positionAfterSkippingLeadingTrivia))
        }
        hasElse = hasElse || clause.poundKeyword.tokenKind == .poundElse
      }
      if node.poundEndif.presence == .missing {
        misplaced.append((.conditionWithoutEnd, node.endPosition))
      }
    }
  }
}

/// The build configuration for programs.
private struct Conditions: BuildConfiguration {
  let form: SourceText.Form

  /// The modules that a program can import here, or with Swift on Linux. Conditional code imports
  /// `FoundationEssentials` and `FoundationNetworking` only if it can, and has another way.
  private static let modules = Set(Prelude.sections.flatMap(\.modules))
    .subtracting(Prelude.appleModules).union([
      "CasePaths", "Composable", "ComposableArchitecture", "ComposableMacros", "Distributed",
      "IdentifiedCollections", "RegexBuilder", "Swift", "_Concurrency", "_StringProcessing",
    ])

  /// Libraries of Heirloom use this condition to exclude unsupported code.
  func isCustomConditionSet(name: String) -> Bool { form == .library && name == "INTERPRETED" }
  func hasFeature(name: String) -> Bool {
    ["AsyncAwait", "Actors", "Sendable", "PrimaryAssociatedTypes2", "TypedThrows"].contains(name)
  }
  func hasAttribute(name: String) -> Bool {
    ["MainActor", "escaping", "autoclosure", "Sendable"].contains(name)
  }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { Self.modules.contains($0.1) } ?? false
  }
  func isActiveTargetOS(name: String) -> Bool { name == "Linux" }
  func isActiveTargetArchitecture(name: String) -> Bool {
    #if arch(arm64)
      name == "arm64"
    #else
      name == "x86_64"
    #endif
  }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(components: SwiftVersion.components) }
  var compilerVersion: VersionTuple { VersionTuple(components: SwiftVersion.components) }
}

/// The version of Swift whose rules programs follow.
package enum SwiftVersion {
  package static let components = [6, 3, 1]
}
