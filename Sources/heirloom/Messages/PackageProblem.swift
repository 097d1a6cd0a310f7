import MessageTables
import Phrases
import Sessions

/// A reason why no target of a package can run.
enum PackageProblem: ProblemMessage {
  case noSuchTarget(String, suggestion: String?, names: [String])
  case targetDoesNotRun(String, package: String, tests: [String])
  case noProgramInPackage(package: String, tests: [String])
  case severalPrograms(package: String, names: [String])
  case targetOutsidePackage(String)
  case noTargetFolder(String, folder: String)
  case noSwiftFileInTarget(String, folder: String)
}

extension PackageProblem {
  var sentence: Sentence {
    switch self {
    case .noSuchTarget(let name, _, _): "this package has no target `\(name)`"
    case .targetDoesNotRun(let name, _, _):
      "the target `\(name)` is neither a program nor tests, so nothing of it runs"
    case .noProgramInPackage: "this package has no executable target"
    case .severalPrograms(_, let names): "this package has \(names.count) executable targets"
    case .targetOutsidePackage(let name):
      "the folder of the target `\(name)` is outside of the package"
    case .noTargetFolder(let name, let folder):
      "the target `\(name)` has no folder: there is no `\(folder)`"
    case .noSwiftFileInTarget(let name, let folder):
      "the target `\(name)` has no Swift file in `\(folder)`"
    }
  }

  var advice: Sentence? {
    switch self {
    case .noSuchTarget(_, let suggestion?, _): "Did you mean `--target \(suggestion)`?"
    case .noSuchTarget(_, nil, []): nil
    case .noSuchTarget(_, nil, let names): "The targets that run are \(Self.list(names))."
    case .targetDoesNotRun(_, let package, let tests), .noProgramInPackage(let package, let tests):
      tests.isEmpty
        ? "To use a module of the package, run `heirloom eval FILE.swift --module Name=DIRECTORY`."
        : "To run its tests: \(Self.commands(package, tests))"
    case .severalPrograms(let package, let names):
      "Choose one: \(Self.commands(package, names))"
    case .targetOutsidePackage: "Write a path in the folder of `Package.swift`."
    case .noTargetFolder: "Create the folder, or write where the target's files are with `path:`."
    case .noSwiftFileInTarget: "Check `path:`, `sources:` and `exclude:` of the target."
    }
  }

  private static func list(_ names: [String]) -> Sentence {
    let first = Sentence.enumerated(code: names.prefix(12))
    return names.count > 12 ? "\(first), …" : first
  }

  private static func commands(_ package: String, _ targets: [String]) -> Sentence {
    let commands = targets.prefix(4).map { "heirloom eval --package \(package) --target \($0)" }
    let first = Sentence.enumerated(code: commands)
    return targets.count > 4 ? "\(first), …" : "\(first)."
  }
}
