/// Stands in for a library with the same module name.
public func knownDependencies() -> String { "their dependencies" }
