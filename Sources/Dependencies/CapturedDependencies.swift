/// What the first wrapper found in a model captured.
struct CapturedDependencies {
  /// `nil` if nothing was overridden at the root of the process.
  let overrides: Overrides?

  init?<Model>(of model: Model) {
    let type = type(of: model as Any)
    switch ModelLayout.layout(of: type).wrapper {
    case .nowhere:
      return nil
    case .inMirror:
      guard let found = Self.search(Mirror(reflecting: model)) else { return nil }
      overrides = found.capturedOverrides
    case .inObject(let offset, let wrapper):
      let object = model as AnyObject
      overrides = withExtendedLifetime(object) {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return wrapper.capturedOverrides(at: address + offset)
      }
    }
  }

  /// Searches the fields of the class or structure, and then those of its superclasses.
  private static func search(_ mirror: Mirror) -> (any DependencyWrapper)? {
    var next: Mirror? = mirror
    while let mirror = next {
      for child in mirror.children {
        if let wrapper = child.value as? any DependencyWrapper { return wrapper }
      }
      next = mirror.superclassMirror
    }
    return nil
  }
}

/// A ``Dependency`` of any value.
protocol DependencyWrapper: Sendable {
  var capturedOverrides: Overrides? { get }

  /// What the wrapper at an address captured; the address must be that of a wrapper of this type.
  static func capturedOverrides(at address: UnsafeRawPointer) -> Overrides?
}

extension Dependency: DependencyWrapper {
  var capturedOverrides: Overrides? { captured }

  static func capturedOverrides(at address: UnsafeRawPointer) -> Overrides? {
    address.assumingMemoryBound(to: Self.self).pointee.captured
  }
}
