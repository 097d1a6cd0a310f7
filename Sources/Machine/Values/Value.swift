/// A value of an interpreted program.
///
/// A value describes itself, so existentials need no box: an `Any` that contains an `Int` is
/// `.int`. A value that doesn't determine its type, such as an empty array, contains it in an
/// `Any`. Optionals are explicit, so `Int??` keeps its levels.
package enum Value: Sendable {
  case void
  case bool(Bool)
  case int(Int)
  /// A value of an integer type other than `Int`.
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
  /// The box of a captured or `inout` variable. It occurs only in slots and captures.
  case cell(Cell)
  /// The value of `weak` and `unowned` captures and properties, read through `loadWeak`.
  case weak(WeakReference)
  /// A key of a dictionary or member of a set whose type has its own `==`. It occurs nowhere else.
  case key(HashedKey)
  /// The value of an `Any` that doesn't determine its type: nil, a function, an empty collection.
  /// It occurs nowhere else.
  indirect case typed(Value, RuntimeType)
  /// A declared variable that hasn't been assigned yet.
  case uninitialized
}

/// The elements of a tuple, with the labels of its type, which printing shows.
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

/// A range of any kind. A one-sided range has one bound.
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

// Conversions from the standard library's collections.
extension Value {
  package static func array(_ elements: [Value]) -> Value { .array(Values(elements)) }
  package static func dictionary(_ table: [Value: Value]) -> Value { .dictionary(Pairs(table)) }
  package static func set(_ members: Set<Value>) -> Value { .set(Members(members)) }
}

/// A value that only the host can make: a task, a queue, a resolver's wrapper.
package protocol NativeValue: AnyObject, Sendable {
  /// Whether it can lead to values or closures of the program. Then it stores them in `Closure`,
  /// `Cell`, `Values` and `Kept`, which free chains of any length. A test checks the properties of
  /// the class.
  static var leadsOn: Bool { get }
  /// The name of its type as Swift prints it, for example `Task<Int, Never>`.
  var typeName: String { get }
  /// That name and those of its superclasses, for casts.
  var classNames: [String] { get }
  /// The text of `print`.
  var description: String { get }
  /// The text of `debugPrint`. Defaults to the description.
  var debugDescription: String { get }
  /// The text in traces. Defaults to the description.
  var traceDescription: String { get }
  /// Values that `print` shows in parentheses after the type's name, instead of the description.
  var printedParts: (labels: [String?], values: Values)? { get }
  /// The values that take part in `==` and in the hash, and can be part of a chain.
  var comparedParts: Values { get }
  /// Returns the result of the program's `==` apart from those parts. Defaults to identity.
  func isEqual(to other: any NativeValue) -> Bool
  func hash(into hasher: inout Hasher)
  /// Returns the value that `as?` makes of an object for a type of Swift; nil if there is none.
  func bridged(to type: RuntimeType) -> Value?
}

extension NativeValue {
  package var printedParts: (labels: [String?], values: Values)? { nil }
  package var comparedParts: Values { [] }
  package var traceDescription: String { description }
  package var debugDescription: String { description }
  package var classNames: [String] { [typeName] }
  package func isEqual(to other: any NativeValue) -> Bool { self === other }
  package func bridged(to type: RuntimeType) -> Value? { nil }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
