/// A function that was being executed when something happened, with the place it had reached.
package struct Call: Hashable, Sendable {
  /// A function as it is called in traces, and where it is declared; the top level has no place.
  package struct Function: Hashable, Sendable {
    /// `fetch(id:)`, `Model.init(id:)`, `get title`, `closure`, `main` for the top level.
    package var name: String
    package var place: Place?

    package init(name: String, place: Place?) {
      self.name = name
      self.place = place
    }
  }

  package var function: Function
  /// Of a closure: the function in whose text it stands.
  package var home: Function?
  /// Where it called the next one, or where the event happened; nil for what no line wrote.
  package var place: Place?
  /// The same for all that happens during one execution of the function, in no other one.
  package var activation: Int
  /// The same for all that one call led to: a function called again and again by one that the
  /// program didn't write, such as `forEach`, has activations of its own, and this in common.
  package var entrance: Int
  /// Whether it computes a value that is kept, as the getter of a lazy property does.
  package var keepsValue: Bool
  package var isAsync: Bool

  package init(
    function: Function, home: Function?, place: Place?, activation: Int, entrance: Int? = nil,
    keepsValue: Bool = false, isAsync: Bool = false
  ) {
    self.isAsync = isAsync
    self.function = function
    self.home = home
    self.place = place
    self.activation = activation
    self.entrance = entrance ?? activation
    self.keepsValue = keepsValue
  }
}

extension Call.Function {
  /// What runs when a program begins.
  package static let topLevel = Call.Function(name: "main", place: nil)
}

extension Call {
  /// Whether it makes an object or a value: an initializer, or the initial value of a property.
  package var isMaking: Bool {
    home == nil && (typeMade != nil || function.name.hasPrefix(Function.valuePrefix))
  }

  /// `Model` of `Model.init(id:)`.
  package var typeMade: String? {
    guard let range = function.name.firstRange(of: ".init"), home == nil else { return nil }
    let rest = function.name[range.upperBound...]
    return rest.isEmpty || rest.first == "(" ? String(function.name[..<range.lowerBound]) : nil
  }
}

extension Call {
  /// `Model` of `default value of Model._client()`, which a memberwise initializer is called with.
  package var ownerOfValue: String? {
    guard home == nil, function.name.hasPrefix(Function.valuePrefix) else { return nil }
    let path = function.name.dropFirst(Function.valuePrefix.count)
    return path.lastIndex(of: ".").map { String(path[..<$0]) }
  }

  /// `client` of `get client` or `default value of Model._client()`: the property whose wrapper is read
  /// or made.
  package var wrappedProperty: String? {
    let name = function.name
    if home == nil, name.hasPrefix("get ") { return String(name.dropFirst(4)) }
    guard home == nil, name.hasPrefix(Function.valuePrefix) else { return nil }
    let property = name.prefix { $0 != "(" }.split(separator: ".").last?.split(separator: " ").last
    return property.map { String($0.first == "_" ? $0.dropFirst() : $0) }
  }
}

extension Call.Function {
  fileprivate static let valuePrefix = "default value of "

  /// Whether it was made to call tests.
  package var runsTests: Bool { name.hasPrefix("_tests") }
}

/// How a model came to be made, as its wrappers are.
package struct Making: Hashable, Sendable {
  /// The name of its type; nil for a wrapper that belongs to no model.
  package var type: String?
  /// The place outside of all initializers and initial values.
  package var place: Place?
  /// The execution of the outermost initializer of its class.
  package var activation: Int?

  /// - Parameter calls: those that led to the making of a wrapper.
  package init(_ calls: [Call]) {
    place = calls.last { !$0.isMaking && $0.place != nil }?.place
    var index = calls.count - 1
    while index >= 0, calls[index].isMaking, calls[index].typeMade == nil {
      type = type ?? calls[index].ownerOfValue
      index -= 1
    }
    // A superclass's initializer is called by that of the class.
    while index >= 0, let name = calls[index].typeMade {
      (type, activation) = (name, calls[index].activation)
      index -= 1
    }
  }
}
