import Dependencies

public func knownStore() -> String { "a store with \(knownDependencies())" }
