/// What a variable of an interpreted program holds.
///
/// A value describes itself, so existentials need no box: `Any` holding an `Int` is `.int`. What
/// doesn't, as an empty array, has its type with it there. Optionals are explicit, so `Int??` keeps
/// its levels.
package enum Value: Sendable {
  case void
  case bool(Bool)
  case int(Int)
  /// Of an integer type other than `Int`.
  case integer(Integer)
  case double(Double)
  case float(Float)
  case string(String)
  case character(Character)
  case duration(Duration)
  case none
  indirect case some(Value)
  case tuple(Tuple)
  case array([Value])
  case dictionary([Value: Value])
  case set(Set<Value>)
  indirect case range(Bounds)
  case structure(Structure)
  indirect case enumeration(Enumeration)
  case object(Object)
  case closure(Closure)
  case type(RuntimeType)
  case native(any NativeValue)
  /// The box of a captured or `inout` variable. Stands in slots and captures, never in other values.
  case cell(Cell)
  /// What `weak` and `unowned` captures and properties hold; read through `loadWeak`.
  case weak(WeakReference)
  /// A key of a dictionary or member of a set whose type says itself what equal is. Stands nowhere
  /// else.
  case key(HashedKey)
  /// What is in an `Any` and doesn't say of which type it is: nil, a function, an empty collection.
  /// Stands nowhere else.
  indirect case typed(Value, RuntimeType)
  /// A declared variable that nothing has been assigned to yet.
  case uninitialized
}

/// The elements of a tuple with the labels of its type, which printing shows.
package struct Tuple: Sendable {
  package var labels: [String?]
  package var elements: [Value]

  package init(labels: [String?], elements: [Value]) {
    self.labels = labels
    self.elements = elements
  }
}

/// A range of any kind; a missing bound is a one-sided range.
package struct Bounds: Sendable {
  package var lower: Value?
  package var upper: Value?
  package var includesUpper: Bool

  package init(lower: Value?, upper: Value?, includesUpper: Bool) {
    self.lower = lower
    self.upper = upper
    self.includesUpper = includesUpper
  }
}

package struct Structure: Sendable {
  package let instance: TypeInstance
  package var fields: [Value]

  package init(_ instance: TypeInstance, fields: [Value]) {
    self.instance = instance
    self.fields = fields
  }

  package init(descriptor: TypeDescriptor, fields: [Value]) {
    self.init(descriptor.plain, fields: fields)
  }

  package var descriptor: TypeDescriptor { instance.descriptor }
}

/// A value that only the host can make: a task, a queue, a resolver's wrapper.
package protocol NativeValue: AnyObject, Sendable {
  /// The name of its type as Swift prints it, for example `Task<Int, Never>`.
  var typeName: String { get }
  /// That name and those of its superclasses, for casts.
  var classNames: [String] { get }
  /// What `print` shows.
  var description: String { get }
  /// What `==` of the program's gives; identity, unless it says more.
  func isEqual(to other: any NativeValue) -> Bool
  func hash(into hasher: inout Hasher)
}

extension NativeValue {
  package var classNames: [String] { [typeName] }
  package func isEqual(to other: any NativeValue) -> Bool { self === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
