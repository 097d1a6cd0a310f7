import Synchronization

/// One dependency key type of a program.
package final class KeyDeclaration: NativeValue {
  /// `FactClientKey`
  package let name: String
  /// `main.FactClientKey`, as in the library's messages.
  package let qualifiedName: String
  package let valueTypeName: String
  /// The key's type with its module, also of a key with a name of its own: `Dependencies._UUIDKey`.
  package let declaredType: String
  /// Whether the library of stores declares it.
  package var isOfStores: Bool { qualifiedName.hasPrefix("Composable") }
  /// The getters that the type declares.
  private let getters = Mutex(Getters())

  package struct Getter: Sendable {
    package let function: Function
    /// The getter's arguments, which are types.
    package let types: [Value]

    package init(_ function: Function, types: [Value] = []) {
      self.function = function
      self.types = types
    }
  }

  package struct Getters: Sendable {
    package var live: Getter?
    package var preview: Getter?
    package var test: Getter?

    package init(live: Getter? = nil, preview: Getter? = nil, test: Getter? = nil) {
      self.live = live
      self.preview = preview
      self.test = test
    }

    package init(live: Function?, preview: Function? = nil, test: Function? = nil) {
      self.init(
        live: live.map { Getter($0) }, preview: preview.map { Getter($0) },
        test: test.map { Getter($0) })
    }
  }

  package init(
    name: String, qualifiedName: String? = nil, valueTypeName: String, declaredType: String? = nil
  ) {
    self.name = name
    self.declaredType = declaredType ?? qualifiedName ?? name
    self.qualifiedName = qualifiedName ?? name
    self.valueTypeName = valueTypeName
  }

  package var values: Getters {
    get { getters.withLock { $0 } }
    set { getters.withLock { $0 = newValue } }
  }

  package static var leadsOn: Bool { true }
  package var typeName: String { "\(name).Type" }
  package var description: String { name }
}
