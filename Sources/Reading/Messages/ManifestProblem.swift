import MessageTables
import Phrases

/// A reason why a manifest's layout can't be read or used.
enum ManifestProblem: DiagnosticMessage {
  case noPackage
  /// The text of a name, a path or a dependency isn't in the manifest.
  case computed
  case unknownTarget
  case unknownDependency
  case targetWithoutName
  /// A statement changes the targets.
  case changedTargets
  case tooManyValues
  case repeatedTarget(String)
  case noTarget(String)
  /// The targets from one to itself.
  case circle([String])

  var sentence: Sentence {
    switch self {
    case .noPackage: "the manifest declares no package"
    case .computed: "this value is computed, and Heirloom reads a manifest without running it"
    case .unknownTarget: "this isn't a target that Heirloom can read"
    case .unknownDependency: "this isn't a dependency that Heirloom can read"
    case .targetWithoutName: "this target has no name"
    case .changedTargets:
      "this statement changes the targets, and Heirloom reads a manifest without running it"
    case .tooManyValues: "the manifest has more values than Heirloom reads"
    case .repeatedTarget(let name): "there are two targets with the name `\(name)`"
    case .noTarget(let name): "this package has no target `\(name)`"
    case .circle(let names) where names.count == 2:
      "the target `\(names[0])` depends on itself"
    case .circle(let names):
      "these targets depend on each other: \(Self.chain(names))"
    }
  }

  var advice: Sentence? {
    switch self {
    case .noPackage: "Write `let package = Package(name: …, targets: […])`."
    case .computed:
      "Write a literal here. Or run the target without the manifest: `heirloom eval` takes the target's "
        + "folder, and `--module Name=FOLDER` for each module."
    case .unknownTarget:
      "Write `.target(name: …)`, `.executableTarget(name: …)` or `.testTarget(name: …)`."
    case .unknownDependency:
      "Write the name as a string, `.target(name: …)` or `.product(name: …, package: …)`."
    case .targetWithoutName: "Write `name:` with a string."
    case .changedTargets:
      "Write all targets in `targets: […]`, or add them with `package.targets += […]` outside of any "
        + "condition."
    case .tooManyValues: nil
    case .repeatedTarget: "Give each target its own name."
    case .noTarget:
      "Declare the target, or write the dependency as `.product(name: …, package: …)`."
    case .circle: "Move what both need into a target of its own."
    }
  }

  private static func chain(_ names: [String]) -> String {
    let names = names.map { "`\($0)`" }
    return (names.count > 8 ? names.prefix(4) + ["…"] + names.suffix(3) : names[...])
      .joined(separator: " → ")
  }
}
