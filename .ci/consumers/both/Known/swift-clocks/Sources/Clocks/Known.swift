/// Stands in for a library with the same module name.
public func knownClocks() -> String { "their clocks" }
