/// The place of the first wrapper in objects of one type. Computed once per type and never freed.
final class ModelLayout: Sendable {
  enum Wrapper: Sendable {
    /// Every object of the class has its captured overrides at this offset, in bytes.
    case inObject(offset: Int)
    /// Each model's mirror must be searched, because the model supplies its own mirror or isn't an
    /// object.
    case inMirror
    /// The class stores no wrapper.
    case nowhere
  }

  let type: Any.Type
  let isClass: Bool
  let wrapper: Wrapper

  private init(of type: Any.Type) {
    self.type = type
    isClass = type is AnyClass
    wrapper =
      if type is any CustomReflectable.Type || !isClass {
        .inMirror
      } else {
        Self.firstWrapper(inObjectsOf: type)
      }
  }

  static func layout(of type: Any.Type) -> ModelLayout {
    let word = UInt(bitPattern: ObjectIdentifier(type))
    let process = ProcessState.shared.takeUnretainedValue()
    if let found = process.layouts.find(word) { return found.takeUnretainedValue() }
    let layout = ModelLayout(of: type)
    return process.layouts.find(word) { layout }
  }

  private static func firstWrapper(inObjectsOf type: Any.Type) -> Wrapper {
    for index in 0..<storedPropertyCount(type) {
      var field = StoredProperty()
      let stored = storedPropertyType(type, index: index, description: &field)
      field.free?(field.name)
      if let wrapper = stored as? any DependencyWrapper.Type {
        return .inObject(
          offset: storedPropertyOffset(type, index: index) + wrapper.offsetOfCaptured)
      }
    }
    return .nowhere
  }
}

// The runtime's entry points that the standard library's reflection uses. Exported since Swift 5.2.
// They count the stored properties of superclasses first.

private struct StoredProperty {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func storedPropertyCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func storedPropertyType(
  _ type: Any.Type, index: Int, description: UnsafeMutablePointer<StoredProperty>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func storedPropertyOffset(_ type: Any.Type, index: Int) -> Int
