extension Value {
  /// Returns the text of `print`, or of `debugPrint` for `debug`; nil if that runs the program's
  /// code.
  package func pureDescription(debug: Bool) -> String? {
    try? describe(self, debug: debug) { (_) throws(NeedsProgram) in throw NeedsProgram() }
  }
}

private struct NeedsProgram: Error {}

/// A call of the program's code that returns a value's text.
package struct DescriptionCall: Sendable {
  package let getter: Function
  /// The types that the getter takes, then the value.
  package let arguments: [Value]
}

/// Returns the text of `print` or `debugPrint`. If the program implements a value's description,
/// `custom` runs that code.
package func describe<Failure: Error>(
  _ value: Value, debug: Bool, custom: (DescriptionCall) throws(Failure) -> String
) throws(Failure) -> String {
  switch value {
  case .string(let string) where !debug: return string
  case .int(let int): return int.description
  default:
    var describer = Describer<Failure>()
    try describer.write(value, debug: debug, custom: custom)
    return describer.text
  }
}

/// Follows the reflection of `String(describing:)` and `String(reflecting:)`: a value's own text is
/// plain or debug text as requested, but the text of its parts is debug text.
///
/// The remaining parts are in a separate list, because a program decides how deeply values are
/// nested.
private struct Describer<Failure: Error> {
  typealias Custom = (DescriptionCall) throws(Failure) -> String

  /// Parts that are partly written.
  private struct Level {
    let parts: Values
    var labels: [String?] = []
    var isDebug = true
    /// The separators after all parts but the last; for pairs, after keys and after values.
    var separators = (", ", ", ")
    let closing: String
    var next = 0
  }

  var text = ""
  private var levels: [Level] = []

  mutating func write(_ value: Value, debug: Bool, custom: Custom) throws(Failure) {
    try begin(value, debug: debug, custom: custom)
    while let last = levels.indices.last {
      // Values can share parts so often that their text would be practically infinite.
      guard text.utf8.count <= Limits.bytes else {
        levels = []
        return
      }
      let next = levels[last].next
      guard next < levels[last].parts.count else {
        text += levels.removeLast().closing
        continue
      }
      if next > 0 {
        text += next % 2 == 1 ? levels[last].separators.0 : levels[last].separators.1
      }
      if next < levels[last].labels.count, let label = levels[last].labels[next] {
        text += label + ": "
      }
      levels[last].next = next + 1
      try begin(levels[last].parts[next], debug: levels[last].isDebug, custom: custom)
    }
  }

  /// Writes a value without parts, or the beginning of a value with parts.
  private mutating func begin(
    _ value: Value, debug: Bool, custom: Custom
  ) throws(Failure) {
    switch value {
    case .void: text += "()"
    case .bool(let bool): text += bool.description
    case .int(let int): text += int.description
    case .integer(let integer): text += integer.description
    case .double(let double): double.write(to: &text)
    case .float(let float): float.write(to: &text)
    case .string(let string): text += debug ? string.debugDescription : string
    case .character(let character):
      text += debug ? character.debugDescription : String(character)
    case .duration(let duration): text += duration.description
    case .none: text += "nil"
    case .some(let wrapped): beginCall("Optional", [wrapped])
    case .tuple(let tuple): beginCall("", labels: tuple.labels, tuple.elements)
    case .array(let array): beginList(array, closing: "]")
    case .set(let set):
      if debug { text += "Set(" }
      beginList(Values(set.set), closing: debug ? "])" : "]")
    case .dictionary(let dictionary): begin(dictionary.table)
    case .range(let bounds): begin(bounds, debug: debug)
    case .structure(let structure):
      try beginNominal(value, structure.instance, debug: debug, custom: custom)
    case .enumeration(let enumeration):
      try beginNominal(value, enumeration.instance, debug: debug, custom: custom)
    case .object(let object):
      try beginNominal(value, object.instance, debug: debug, custom: custom)
    case .closure: text += "(Function)"
    case .type(let type): text += debug ? type.qualifiedDescription : type.description
    case .native(let native): begin(native, debug: debug)
    case .cell(let cell): levels.append(Level(parts: [cell.value], isDebug: debug, closing: ""))
    case .weak(let reference):
      let optional = reference.target.map { Value.some(.object($0)) } ?? Value.none
      levels.append(Level(parts: [optional], isDebug: debug, closing: ""))
    case .key(let key):
      levels.append(Level(parts: [key.key], isDebug: debug, closing: ""))
    case .typed(let inner, _): levels.append(Level(parts: [inner], isDebug: debug, closing: ""))
    case .uninitialized: text += "(uninitialized)"
    }
  }

  // MARK: Collections

  private mutating func beginList(_ values: Values, closing: String) {
    text += "["
    levels.append(Level(parts: values, closing: closing))
  }

  private mutating func begin(_ dictionary: [Value: Value]) {
    text += dictionary.isEmpty ? "[:" : "["
    var parts: Values = []
    parts.reserveCapacity(2 * dictionary.count)
    for (key, value) in dictionary {
      parts.append(key)
      parts.append(value)
    }
    levels.append(Level(parts: parts, separators: (": ", ", "), closing: "]"))
  }

  private mutating func begin(_ bounds: Bounds, debug: Bool) {
    guard let lower = bounds.lower, let upper = bounds.upper else {
      return beginPartial(bounds, debug: debug)
    }
    if debug { text += bounds.typeName + "(" }
    let separator = bounds.includesUpper ? "..." : "..<"
    levels.append(
      Level(
        parts: [lower, upper], isDebug: debug, separators: (separator, ""),
        closing: debug ? ")" : ""))
  }

  /// One-sided ranges have no description, so they print as structures.
  private mutating func beginPartial(_ bounds: Bounds, debug: Bool) {
    let name =
      debug ? bounds.qualifiedName : "\(bounds.typeName)<\(bounds.boundType.description)>"
    let label = bounds.lower == nil ? "upperBound" : "lowerBound"
    let bound = bounds.lower ?? bounds.upper
    beginCall(name, labels: [label], bound.map { [$0] } ?? [])
  }

  private mutating func begin(_ native: any NativeValue, debug: Bool) {
    guard let parts = native.printedParts else {
      text += debug ? native.debugDescription : native.description
      return
    }
    text += native.typeName + "("
    levels.append(Level(parts: parts.values, labels: parts.labels, isDebug: false, closing: ")"))
  }

  // MARK: The program's types

  private mutating func beginNominal(
    _ value: Value, _ instance: TypeInstance, debug: Bool, custom: Custom
  ) throws(Failure) {
    let descriptor = instance.descriptor
    if let own = instance.ownDescription(debug: debug) {
      text += try custom(
        DescriptionCall(getter: own.function, arguments: own.types + [value]))
      return
    }
    let name = debug ? instance.qualifiedName : instance.name
    switch value {
    case .structure(let structure):
      beginCall(name, labels: descriptor.fieldNames, structure.fields)
    case .enumeration(let enumeration):
      begin(enumeration, typeName: debug ? name : nil)
    default:
      text += instance.qualifiedName
    }
  }

  private mutating func begin(_ enumeration: Enumeration, typeName: String?) {
    let cases = enumeration.descriptor.cases
    guard cases.indices.contains(enumeration.index) else { return }
    let chosen = cases[enumeration.index]
    let name = typeName.map { "\($0).\(chosen.name)" } ?? chosen.name
    if enumeration.payload.isEmpty {
      text += name
    } else if let tuple = enumeration.onlyTuple {
      // The payload `((Int, Int))` is the tuple `(Int, Int)` in memory, and prints like it.
      text += name
      levels.append(Level(parts: [tuple], closing: ""))
    } else {
      beginCall(name, labels: chosen.labels, enumeration.payload)
    }
  }

  /// `name(label: value, value)`
  private mutating func beginCall(_ name: String, labels: [String?] = [], _ values: Values) {
    text += name + "("
    levels.append(Level(parts: values, labels: labels, closing: ")"))
  }
}

extension TypeInstance {
  /// Returns the description of the nearest class or superclass, or of the type.
  fileprivate func ownDescription(debug: Bool) -> (function: Function, types: [Value])? {
    let choices = [
      { (descriptor: TypeDescriptor) in descriptor.description },
      { (descriptor: TypeDescriptor) in descriptor.debugDescription },
    ]
    for choice in debug ? choices.reversed() : choices {
      var current: TypeInstance? = self
      while let instance = current {
        if let conformance = choice(instance.descriptor) {
          let found = ResolvedConformance(
            conformance, of: .nominal(self), arguments: instance.arguments)
          if found.holds, let code = found.code(0) { return code }
        }
        current = instance.superclass
      }
    }
    return nil
  }
}

extension Bounds {
  /// The name of the type in debug descriptions.
  var qualifiedName: String { "Swift.\(typeName)<\(boundType.qualifiedDescription)>" }
}

extension Enumeration {
  fileprivate var onlyTuple: Value? {
    guard payload.count == 1, descriptor.cases[index].labels.first ?? nil == nil else { return nil }
    return switch payload[0] {
    case .tuple, .void: payload[0]
    default: nil
    }
  }
}
