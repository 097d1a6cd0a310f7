import Foundation
package import MessageTables
import Phrases
import Reading
import Recording

/// A package's targets and their folders, as its manifest writes them.
package struct PackageLayout: Sendable {
  package struct Target: Sendable {
    fileprivate let written: PackageManifest.Target

    package var name: String { written.name.text }
    /// The name for `import`.
    package var moduleName: String { written.moduleName }
    package var isProgram: Bool { written.kind == .executable }
    package var isTests: Bool { written.kind == .tests }
    /// Whether the manifest names the target's folder.
    package var hasPath: Bool { written.path != nil }
  }

  private let manifest: PackageManifest
  private let source: Source

  /// - Parameter path: The manifest's path, for diagnostics.
  package static func read(_ text: String, path: String) async throws(UnreadableFile)
    -> PackageLayout
  {
    let manifest = await DeepThread().read { PackageManifest(text, name: path) }
    let layout = PackageLayout(
      manifest: manifest, source: Source(name: path, text: text, firstLine: 1, fileLine: 1))
    if let first = manifest.diagnostics.first {
      throw UnreadableFile(finding: Finding(first, in: [layout.source]))
    }
    return layout
  }

  package var targets: [Target] { manifest.targets.map(Target.init) }

  /// The targets of the package that a target depends on, directly or through others.
  package func dependencies(of target: Target) -> [Target] {
    manifest.dependencies(of: target.written).filter { $0.kind != .other }.map(Target.init)
  }

  /// A problem with a target's folder, at the place in the manifest that decides the folder.
  package func finding(_ problem: some ProblemMessage, ofFolder target: Target) -> Finding {
    let place = target.written.path ?? target.written.name
    let diagnostic = Diagnostic(
      message: problem.text, position: place.position, advice: problem.advice?.text)
    return Finding(diagnostic, in: [source])
  }

  /// The text of a program's `main.swift` for a module that others import, which has the declarations
  /// without the statements and their variables. Lines don't move.
  package static func declarations(of text: String) async -> String {
    await DeepThread().read { ParsedSource(text, form: .script).textOfDeclarations ?? text }
  }
}

extension PackageLayout.Target {
  /// The folders in which SwiftPM looks for the target's own folder.
  package var defaultParents: [String] {
    (isTests ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
  }

  /// The folder that the manifest names: "" for the package itself, nil if it is outside of the
  /// package or if there is no name.
  package var namedFolder: String? { written.path.flatMap { Self.inner($0.text) } }

  /// Whether a file belongs to the target.
  ///
  /// - Parameter file: The path in the target's folder.
  package func contains(_ file: String) -> Bool {
    func isIn(_ places: [PackageManifest.Literal]) -> Bool {
      places.contains { place in
        guard let place = Self.inner(place.text) else { return false }
        return place.isEmpty || file == place || file.hasPrefix(place + "/")
      }
    }
    return (written.sources.map(isIn) ?? true) && !isIn(written.exclude)
  }

  /// The path without `.` and `..`; nil if it leads out of the folder.
  private static func inner(_ path: String) -> String? {
    if path.hasPrefix("/") { return nil }
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
