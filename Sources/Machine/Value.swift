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
  case array(Values)
  case dictionary(Pairs)
  case set(Members)
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
  package var elements: Values

  package init(labels: [String?], elements: Values) {
    self.labels = labels
    self.elements = elements
  }

  package init(labels: [String?], elements: some Sequence<Value>) {
    self.init(labels: labels, elements: Values(elements))
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
  package var fields: Values

  package init(_ instance: TypeInstance, fields: Values) {
    self.instance = instance
    self.fields = fields
  }

  package init(descriptor: TypeDescriptor, fields: Values) {
    self.init(descriptor.plain, fields: fields)
  }

  package var descriptor: TypeDescriptor { instance.descriptor }
}

// Collections made of the standard library's.
extension Value {
  package static func array(_ elements: [Value]) -> Value { .array(Values(elements)) }
  package static func dictionary(_ table: [Value: Value]) -> Value { .dictionary(Pairs(table)) }
  package static func set(_ members: Set<Value>) -> Value { .set(Members(members)) }
}

/// A value that only the host can make: a task, a queue, a resolver's wrapper.
package protocol NativeValue: AnyObject, Sendable {
  /// Whether values or closures of the program can be reached through it. It then keeps them in
  /// `Closure`, `Cell`, `Values` and `Kept`, which free chains of any length. A test looks at the
  /// properties of the class.
  static var leadsOn: Bool { get }
  /// The name of its type as Swift prints it, for example `Task<Int, Never>`.
  var typeName: String { get }
  /// That name and those of its superclasses, for casts.
  var classNames: [String] { get }
  /// What `print` shows.
  var description: String { get }
  /// The values that take part in `==` and in the hash, and can lead on.
  var comparedParts: Values { get }
  /// What `==` of the program's gives but for those parts; identity, unless it says more.
  func isEqual(to other: any NativeValue) -> Bool
  func hash(into hasher: inout Hasher)
}

extension NativeValue {
  package var comparedParts: Values { [] }
  package var classNames: [String] { [typeName] }
  package func isEqual(to other: any NativeValue) -> Bool { self === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
