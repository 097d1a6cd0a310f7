package import Machine

/// The target layout of a SwiftPM manifest, read from its text. The manifest doesn't run.
///
/// The texts of names, paths and dependencies must be literals, constants with literals, or sums of
/// these. Anything else that decides the layout is a diagnostic. Settings, products and the
/// dependencies on other packages don't decide it.
package struct PackageManifest: Sendable {
  /// A text with its position in the manifest.
  package struct Literal: Hashable, Sendable {
    package let text: String
    package let position: Position
  }

  package struct Dependency: Hashable, Sendable {
    package let name: Literal
    /// Whether it can only be a target of the package. A plain name can also be a product.
    package let isTarget: Bool
  }

  package struct Target: Sendable {
    package enum Kind: Sendable {
      case library, executable, tests
      /// A macro, a plugin, a system library or a binary, which have no module to run.
      case other
    }

    package let kind: Kind
    package let name: Literal
    package var dependencies: [Dependency] = []
    /// The folder, relative to the package; nil for the default folder.
    package var path: Literal?
    /// The files and folders with the sources, relative to the target's folder; nil for all.
    package var sources: [Literal]?
    package var exclude: [Literal] = []

    /// The name for `import`: each character that no name can contain is an underscore.
    package var moduleName: String {
      let name = String(name.text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
  }

  /// In the order of the manifest.
  package let targets: [Target]
  package let diagnostics: [Diagnostic]

  /// Reads a text. It recurses like the parser, so it needs a thread with a large stack.
  package init(_ text: String, name: String) {
    let source = ParsedSource(text, name: name, form: .script)
    guard let tree = source.tree else {
      (targets, diagnostics) = ([], source.diagnostics)
      return
    }
    var reader = ManifestReader(file: source.text)
    targets = reader.targets(in: tree)
    diagnostics =
      reader.diagnostics.isEmpty ? Self.problems(of: targets) : reader.diagnostics
  }

  package func target(named name: String) -> Target? {
    targets.first { $0.name.text == name }
  }

  /// The targets of the package that a target depends on, directly or through others.
  package func dependencies(of target: Target) -> [Target] {
    var found: [Target] = []
    var names: Set<String> = [target.name.text]
    var waiting = [target]
    while let next = waiting.popLast() {
      for dependency in next.dependencies {
        guard names.insert(dependency.name.text).inserted,
          let target = self.target(named: dependency.name.text)
        else { continue }
        found.append(target)
        waiting.append(target)
      }
    }
    return found
  }
}

// MARK: Problems

extension PackageManifest {
  /// Names that don't fit together.
  private static func problems(of targets: [Target]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var known: [String: Target] = [:]
    for target in targets {
      if known.updateValue(target, forKey: target.name.text) != nil {
        diagnostics.append(
          Diagnostic(
            ManifestProblem.repeatedTarget(target.name.text), at: target.name.position))
      }
    }
    for dependency in targets.flatMap(\.dependencies) where dependency.isTarget {
      let name = dependency.name
      if known[name.text] == nil {
        diagnostics.append(Diagnostic(ManifestProblem.noTarget(name.text), at: name.position))
      }
    }
    return diagnostics.isEmpty ? circle(among: targets, known).map { [$0] } ?? [] : diagnostics
  }

  /// The first dependency of a target on itself, directly or through others.
  ///
  /// The search has its own stack, because a manifest can chain any number of targets.
  private static func circle(among targets: [Target], _ known: [String: Target]) -> Diagnostic? {
    var finished: Set<String> = []
    for target in targets where !finished.contains(target.name.text) {
      var path = [(target: target, next: 0)]
      var open: Set<String> = [target.name.text]
      while let (target, next) = path.last {
        guard next < target.dependencies.count else {
          path.removeLast()
          open.remove(target.name.text)
          finished.insert(target.name.text)
          continue
        }
        path[path.count - 1].next += 1
        let name = target.dependencies[next].name
        if open.contains(name.text) {
          let names = path.map(\.target.name.text).drop { $0 != name.text } + [name.text]
          return Diagnostic(ManifestProblem.circle(Array(names)), at: name.position)
        }
        guard !finished.contains(name.text), let following = known[name.text] else { continue }
        path.append((following, 0))
        open.insert(name.text)
      }
    }
    return nil
  }
}
