// The expansions of clients' macros call these.

struct Unimplemented: Error, Equatable, CustomStringConvertible {
  let endpoint: String
  init(_ endpoint: String) { self.endpoint = endpoint }
  var description: String { "Unimplemented: '\(endpoint)'" }
}
func reportUnimplemented(_ endpoint: String) {
  let name = endpoint.split(separator: ".").last ?? ""
  reportIssue(
    "`\(endpoint)` was called, and nobody has overridden it.\n\nOverride it where the code under test runs: set the client's `\(name)` in `withDependencies`."
  )
}
