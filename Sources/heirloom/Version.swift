extension Heirloom {
  /// The package's version, which `--version` prints and which `CHANGELOG.md` describes.
  ///
  /// [Semantic Versioning](https://semver.org): while the version begins with 0, a new minor version may
  /// change the libraries' interfaces.
  static let version = "0.1.0"
}
