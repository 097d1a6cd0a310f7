/// The paths of state and settings, by the XDG Base Directory Specification.
package struct StatePaths: Equatable, Sendable {
  /// For data that is kept between runs; `nil` if the environment has no home directory.
  package let stateDirectory: String?
  /// For a person's settings.
  package let configurationDirectory: String?

  private static let name = "heirloom"

  package init(environment: [String: String]) {
    func directory(_ variable: String, inHome fallback: String) -> String? {
      // The specification says that a relative path must be ignored.
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
