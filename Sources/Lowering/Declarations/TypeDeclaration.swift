import Machine
import SwiftSyntax

/// A structure, class, enumeration or protocol, the prelude's or the program's.
final class TypeDeclaration: Hashable {
  enum Kind { case structure, `class`, enumeration, `protocol` }

  struct EnumerationCase {
    let name: String
    let parameters: [(label: String?, type: Type)]
  }

  let kind: Kind
  let name: String
  let parent: TypeDeclaration?
  let isPrelude: Bool
  /// What values of the type carry at run time; nil for prelude types the machine has built in.
  var descriptor: TypeDescriptor?
  var genericParameters: [GenericParameter] = []
  var superclass: TypeDeclaration?
  var conformances: [TypeDeclaration] = []
  /// Stored properties declared here, not the superclass's.
  var storedProperties: [StoredProperty] = []
  var cases: [EnumerationCase] = []
  let members = MemberTable()

  var initializers: [FunctionDeclaration] {
    get { members.initializers }
    set { members.initializers = newValue }
  }

  var subscripts: [PropertyDeclaration] {
    get { members.subscripts }
    set { members.subscripts = newValue }
  }

  /// For a class with subclasses' overriding in view: whether `final` is written.
  var isFinal = false
  var isMainActor = false
  /// For an enumeration with raw values: their type.
  var rawType: Type?
  /// A protocol's associated type `Value`, as a key's conformance gives it.
  var keyValueType: Type?
  /// Getters and setters under the names that dynamic calls use: `get title`.
  var accessorsByName: [String: FunctionDeclaration] = [:]
  /// For dependency keys: what the machine hands to the resolver.
  var key: KeyDeclaration?
  var position: Position?

  init(kind: Kind, name: String, parent: TypeDeclaration?, isPrelude: Bool) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.isPrelude = isPrelude
  }

  /// `Outer.Inner`
  var path: String {
    parent.map { "\($0.path).\(name)" } ?? name
  }

  /// How many stored properties the superclasses have together.
  var inheritedFieldCount: Int {
    superclass.map { $0.inheritedFieldCount + $0.storedProperties.count } ?? 0
  }

  /// All stored properties, the superclass's first.
  var allStoredProperties: [StoredProperty] {
    (superclass?.allStoredProperties ?? []) + storedProperties
  }

  static func == (left: TypeDeclaration, right: TypeDeclaration) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A property with a field in each value of its type.
final class StoredProperty {
  let name: String
  var type: Type
  let isConstant: Bool
  /// Index among all fields, the superclass's included.
  let index: Int
  var ownership = Variable.Ownership.strong
  var isLazy = false
  /// Takes nothing and gives the default value; nil when initializers must assign it.
  var defaultValue: FunctionDeclaration?
  /// Whether `@Dependency` wraps it: the field then holds the wrapper.
  var isDependency = false

  init(name: String, type: Type, isConstant: Bool, index: Int) {
    self.name = name
    self.type = type
    self.isConstant = isConstant
    self.index = index
  }
}

/// What a name after a dot can mean.
enum Member {
  case property(PropertyDeclaration)
  case function(FunctionDeclaration)
  case enumerationCase(Int)
  case type(TypeDeclaration)
  case alias(Type)
}
