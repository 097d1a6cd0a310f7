import Synchronization

/// A global or static variable with a lazy initializer that runs once, where it is first touched.
///
/// A native value only so that a request can carry it.
package final class StaticStorage: NativeValue {
  /// For traces and diagnostics: `FactClient.liveValue`.
  package let name: String
  /// Takes nothing, returns the first value.
  package let initializer: Function
  package let cell = Cell()

  package init(name: String, initializer: Function) {
    self.name = name
    self.initializer = initializer
  }

  package var isInitialized: Bool {
    if case .uninitialized = cell.value { false } else { true }
  }

  package var typeName: String { "StaticStorage" }
  package var description: String { name }
}

/// One `@TaskLocal` declaration of a program.
package final class TaskLocalDeclaration: NativeValue {
  /// `Locals.value`
  package let name: String
  /// Its default, computed once.
  package let defaultValue: StaticStorage

  package init(name: String, defaultValue: StaticStorage) {
    self.name = name
    self.defaultValue = defaultValue
  }

  package var typeName: String { "TaskLocal" }
  package var description: String { "TaskLocal(\(name))" }
}

/// One dependency key type of a program.
package final class KeyDeclaration: NativeValue {
  /// `FactClientKey`
  package let name: String
  package let valueTypeName: String
  /// Getters that take nothing; lowering fills in those the type declares.
  private let getters = Mutex(Getters())

  package struct Getters: Sendable {
    package var live: Function?
    package var preview: Function?
    package var test: Function?

    package init(live: Function? = nil, preview: Function? = nil, test: Function? = nil) {
      self.live = live
      self.preview = preview
      self.test = test
    }
  }

  package init(name: String, valueTypeName: String) {
    self.name = name
    self.valueTypeName = valueTypeName
  }

  package var values: Getters {
    get { getters.withLock { $0 } }
    set { getters.withLock { $0 = newValue } }
  }

  package var typeName: String { "\(name).Type" }
  package var description: String { name }
}

/// A key path from `DependencyValues`, as `@Dependency(\.client.fetch)` uses one.
package final class DependencyPath: NativeValue {
  /// `\.client.fetch`
  package let name: String
  /// Takes the `DependencyValues`, returns what is at the end of the path.
  package let getter: Function
  /// Takes a cell holding the `DependencyValues` and the new value; nil for a get-only path.
  package let setter: Function?

  package init(name: String, getter: Function, setter: Function?) {
    self.name = name
    self.getter = getter
    self.setter = setter
  }

  package var typeName: String { "KeyPath" }
  package var description: String { name }
}
