extension ProgressDecodingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notJSON: "it is not JSON"
    case .otherVersion(let version, let known):
      "it has version \(version), and this program reads version \(known)"
    case .missing(let path): "`\(path)` is missing"
    case .unexpected(let path): path.isEmpty ? "it is no object" : "`\(path)` is of another kind"
    }
  }
}
