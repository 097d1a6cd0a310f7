// swift-format-ignore-file
struct S { static let r = /a/ }  // error: static property 'r' is not concurrency-safe because non-'Sendable' type 'Regex<Substring>' may have shared mutable state
