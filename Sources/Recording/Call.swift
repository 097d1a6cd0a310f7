/// A function that was executing during an event, and its current place.
package struct Call: Hashable, Sendable {
  /// A function by its name in traces, and where it is declared. The top level has no place.
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
  /// For a closure, the function that contains it.
  package var home: Function?
  /// The type whose instance member or initializer contains the closure.
  package var homeOwner: String?
  /// Where it called the next function, or where the event happened; nil for code without a line.
  package var place: Place?
  /// The number of this execution of the function, which no other execution has.
  package var activation: Int
  /// The number of the call from the program. If a function that isn't the program's, such as
  /// `forEach`, calls a function repeatedly, these executions have different activations and the
  /// same entrance.
  package var entrance: Int
  /// Whether its result is stored, as the result of a lazy property's getter is.
  package var keepsValue: Bool
  package var isAsync: Bool
  /// For an initializer: whether the initializer that it calls makes the same object or value, as in
  /// `super.init()` and `self.init()`.
  package var delegates = false

  package init(
    function: Function, home: Function?, homeOwner: String? = nil, place: Place?, activation: Int,
    entrance: Int? = nil,
    keepsValue: Bool = false, isAsync: Bool = false
  ) {
    self.isAsync = isAsync
    self.function = function
    self.home = home
    self.homeOwner = homeOwner
    self.place = place
    self.activation = activation
    self.entrance = entrance ?? activation
    self.keepsValue = keepsValue
  }
}

extension Call.Function {
  /// The code that runs when a program begins.
  package static let topLevel = Call.Function(name: "main", place: nil)
}

extension Call {
  /// Whether it makes an object or a value: an initializer, or a property's initial value.
  package var isMaking: Bool {
    home == nil
      && (Self.lengthOfType(madeBy: function.name) != nil
        || function.name.hasPrefix(Function.valuePrefix))
  }

  /// `Model` of `Model.init(id:)`.
  package var typeMade: String? { home == nil ? Self.typeMade(by: function.name) : nil }

  /// `Model` of `Model.init(id:)`.
  package static func typeMade(by function: String) -> String? {
    lengthOfType(madeBy: function).map { String(function.utf8.prefix($0)) ?? "" }
  }

  /// The number of bytes before `.init` and the labels; nil if the function makes nothing.
  ///
  /// By bytes, because each lock is made in a call, and this target isn't optimized in debug builds.
  private static func lengthOfType(madeBy function: String) -> Int? {
    var function = function
    return function.withUTF8 { name in
      guard let start = name.baseAddress else { return nil }
      var end = 0
      while end < name.count, start[end] != UInt8(ascii: "(") { end += 1 }
      guard end > 5, start[end - 1] == UInt8(ascii: "t"), start[end - 2] == UInt8(ascii: "i"),
        start[end - 3] == UInt8(ascii: "n"), start[end - 4] == UInt8(ascii: "i"),
        start[end - 5] == UInt8(ascii: ".")
      else { return nil }
      return end - 5
    }
  }
}

extension Call {
  /// `Model` of `default value of Model._client()`, which is passed to a memberwise initializer.
  package var ownerOfValue: String? {
    guard home == nil, function.name.hasPrefix(Function.valuePrefix) else { return nil }
    let path = function.name.dropFirst(Function.valuePrefix.count)
    return path.lastIndex(of: ".").map { String(path[..<$0]) }
  }

  /// `Tickets.left` of `default value of Tickets.left`: the property whose initial value is made.
  package var propertyMade: String? {
    guard home == nil, function.name.hasPrefix(Function.valuePrefix) else { return nil }
    return String(function.name.dropFirst(Function.valuePrefix.count).prefix { $0 != "(" })
  }

  /// `client` of `get client` or `default value of Model._client()`: the property whose wrapper is
  /// read or made.
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

  /// Whether it was generated to call tests.
  package var runsTests: Bool { name.split(separator: ".").last?.hasPrefix("_tests") == true }
}

/// How a model and its wrappers were made.
package struct Making: Hashable, Sendable {
  /// The name of the model's type; nil for a wrapper that belongs to no model.
  package var type: String?
  /// The place of the call, outside of all initializers and initial values.
  package var place: Place?
  /// The execution of the outermost initializer of its class.
  package var activation: Int?

  /// The place of the innermost call outside of all initializers and initial values.
  package static func place(in calls: [Call]) -> Place? {
    calls.last { $0.place != nil && !$0.isMaking }?.place
  }

  /// - Parameter calls: The calls that led to the making of a wrapper.
  package init(_ calls: [Call]) {
    place = Self.place(in: calls)
    var index = calls.count - 1
    while index >= 0, calls[index].isMaking, calls[index].typeMade == nil {
      type = type ?? calls[index].ownerOfValue
      index -= 1
    }
    if index >= 0, let name = calls[index].typeMade {
      (type, activation) = (name, calls[index].activation)
      index -= 1
      // The initializer of a class calls its superclass's initializer.
      while index >= 0, calls[index].delegates, let name = calls[index].typeMade {
        (type, activation) = (name, calls[index].activation)
        index -= 1
      }
    }
  }
}
