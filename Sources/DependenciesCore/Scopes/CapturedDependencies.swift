/// The overrides that the first wrapper in a model captured.
///
/// For an object without a wrapper, the overrides that were current where `withDependencies`
/// returned it.
struct CapturedDependencies {
  /// `nil` if nothing was overridden at the root of the process.
  let overrides: Overrides?

  init?<Model>(of model: Model) {
    let layout = ModelLayout.layout(of: Model.self)
    if layout.isClass {
      // A cast would do the same, but would take longer than the rest of this function.
      self.init(of: unsafeBitCast(model, to: AnyObject.self), layout)
    } else if type(of: model as Any) is AnyClass {
      self.init(of: model as AnyObject, layout)
    } else {
      self.init(in: Mirror(reflecting: model))
    }
  }

  private init?(of object: AnyObject, _ layout: ModelLayout) {
    if let captured = CapturedDependencies(inObject: object, layout) {
      self = captured
    } else if let returned = ProcessState.shared.takeUnretainedValue().returned.find(object) {
      self = returned
    } else {
      return nil
    }
  }

  private init?(inObject object: AnyObject, _ layout: ModelLayout) {
    let type: AnyClass = type(of: object)
    let layout = layout.type == type ? layout : ModelLayout.layout(of: type)
    switch layout.wrapper {
    case .nowhere:
      return nil
    case .inMirror:
      self.init(in: Mirror(reflecting: object))
    case .inObject(let offset):
      self = withExtendedLifetime(object) {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return CapturedDependencies(
          (address + offset).assumingMemoryBound(to: Overrides?.self).pointee)
      }
    }
  }

  init(_ overrides: Overrides?) { self.overrides = overrides }

  /// Searches the fields of the class or structure, and then those of its superclasses.
  private init?(in mirror: Mirror) {
    if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
      self.init(of: wrapped.value)
      return
    }
    var next: Mirror? = mirror
    while let mirror = next {
      for child in mirror.children {
        guard let wrapper = child.value as? any DependencyWrapper else { continue }
        self.init(wrapper.capturedOverrides)
        return
      }
      next = mirror.superclassMirror
    }
    return nil
  }
}

/// A ``Dependency`` of any value type.
protocol DependencyWrapper: Sendable {
  var capturedOverrides: Overrides? { get }

  /// The offset in bytes of the captured overrides in a wrapper of this type.
  static var offsetOfCaptured: Int { get }
}

extension Dependency: DependencyWrapper {
  var capturedOverrides: Overrides? { captured }

  static var offsetOfCaptured: Int {
    guard let offset = MemoryLayout<Self>.offset(of: \.captured) else {
      preconditionFailure("a stored property has an offset")
    }
    return offset
  }
}
