/// Where state and settings live, after the XDG Base Directory Specification.
package struct StatePaths: Equatable, Sendable {
  /// For what is remembered between runs; `nil` when the environment names no home.
  package let stateDirectory: String?
  /// For what a person sets.
  package let configurationDirectory: String?

  private static let name = "heirloom"

  package init(environment: [String: String]) {
    func directory(_ variable: String, inHome fallback: String) -> String? {
      // A relative path is to be ignored, the specification says.
      if let path = environment[variable], path.hasPrefix("/") { return Self.join(path, Self.name) }
      guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
      return Self.join(Self.join(home, fallback), Self.name)
    }
    stateDirectory = directory("XDG_STATE_HOME", inHome: ".local/state")
    configurationDirectory = directory("XDG_CONFIG_HOME", inHome: ".config")
  }

  package var progressFile: String? { stateDirectory.map { Self.join($0, "progress.json") } }
  package var historyFile: String? { stateDirectory.map { Self.join($0, "history") } }
  package var settingsFile: String? {
    configurationDirectory.map { Self.join($0, "settings.json") }
  }

  private static func join(_ directory: String, _ name: String) -> String {
    directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }
}
