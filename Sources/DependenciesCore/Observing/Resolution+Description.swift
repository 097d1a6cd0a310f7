extension Resolution: CustomStringConvertible {
  /// One sentence: the value, its origin, and the reason.
  public var description: String {
    let source =
      switch origin {
      case .overridden(let location): "overridden at \(location)"
      case .capturedOverride(let location): "overridden at \(location), as captured"
      case .cached(let context, let location):
        "the default in the \(context) context, first resolved at "
          + (location?.description ?? "an unknown place")
      case .prepared(let context, let location):
        "what was prepared for the \(context) context at \(location)"
      case .computed(let provider): "the default, computed from its \(provider) value"
      case .notADependency: "computed without reading a dependency"
      case .missing(let provider):
        cycle.isEmpty
          ? "not implemented in the \(context) context, replaced by its \(provider) value"
          : "needed before it is there (\(cycle.joined(separator: " → "))), "
            + "replaced by its \(provider) value"
      }
    let fallback =
      providers.count > 1 && cycle.isEmpty
      ? " (\(providers.map { "\($0)" }.joined(separator: " → ")))" : ""
    return "`\(key)`: \(valueType) is \(source)\(fallback)"
  }
}
