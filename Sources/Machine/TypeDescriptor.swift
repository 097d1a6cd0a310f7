import Synchronization

/// What a value of a user's type needs to know at run time.
package final class TypeDescriptor: Sendable {
  package enum Kind: Sendable { case structure, enumeration, `class` }

  package struct Case: Sendable {
    package let name: String
    package let labels: [String?]
    /// For enums with raw values, which print and compare by case all the same.
    package let rawValue: Value?

    package init(name: String, labels: [String?], rawValue: Value? = nil) {
      self.name = name
      self.labels = labels
      self.rawValue = rawValue
    }
  }

  /// Where methods come from that are chosen by the value: overridden ones and witnesses.
  private struct Members {
    var fieldNames: [String] = []
    var cases: [Case] = []
    var methods: [String: Function] = [:]
    var conformances: Set<String> = []
  }

  package let kind: Kind
  /// Without module or enclosing types: `Model`.
  package let name: String
  /// As Swift's debug printing qualifies it: `main.Outer.Model`.
  package let qualifiedName: String
  package let superclass: TypeDescriptor?
  // Lowering fills it in; a later extension may add to it while older code runs.
  private let members = Mutex(Members())

  package init(kind: Kind, name: String, qualifiedName: String, superclass: TypeDescriptor? = nil) {
    self.kind = kind
    self.name = name
    self.qualifiedName = qualifiedName
    self.superclass = superclass
  }

  /// Names of stored properties in order, the superclass's first.
  package var fieldNames: [String] {
    get { members.withLock { $0.fieldNames } }
    set { members.withLock { $0.fieldNames = newValue } }
  }

  package var cases: [Case] {
    get { members.withLock { $0.cases } }
    set { members.withLock { $0.cases = newValue } }
  }

  /// Adds a method that dynamic calls find by its selector, for example `describe(to:)`,
  /// `get title`, `set title`, `init(id:)`.
  package func add(method: Function, selector: String) {
    members.withLock { $0.methods[selector] = method }
  }

  package func add(conformance: String) {
    _ = members.withLock { $0.conformances.insert(conformance) }
  }

  /// The method of this class or the nearest superclass that has one.
  package func method(_ selector: String) -> Function? {
    members.withLock { $0.methods[selector] } ?? superclass?.method(selector)
  }

  package func conforms(to protocolName: String) -> Bool {
    members.withLock { $0.conformances.contains(protocolName) }
      || (superclass?.conforms(to: protocolName) ?? false)
  }

  package func isOrInherits(from other: TypeDescriptor) -> Bool {
    self === other || (superclass?.isOrInherits(from: other) ?? false)
  }
}

/// A type as casts, metatypes and printing need it.
package indirect enum RuntimeType: Hashable, Sendable {
  case void, bool, int, double, string, character, duration, any, anyObject
  case optional(RuntimeType)
  case array(RuntimeType)
  case dictionary(RuntimeType, RuntimeType)
  case set(RuntimeType)
  case range(String)
  case tuple([RuntimeType])
  /// A function type, by its spelling; casts to it match any closure.
  case function(String)
  case nominal(TypeDescriptor)
  /// `any Error`, or a protocol of the program's.
  case existential(String)
  /// A type only the host makes values of, by its name.
  case native(String)
  case metatype(RuntimeType)
}

extension TypeDescriptor: Hashable {
  package static func == (left: TypeDescriptor, right: TypeDescriptor) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
