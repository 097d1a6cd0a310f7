/// Returns a value's text in traces: like `print`, but with quoted strings, names without modules,
/// and the source line of a closure. Stops after `limit` characters.
///
/// - Parameters:
///   - number: Returns the number that distinguishes an object from others of its class.
///   - place: Returns the name of a source line: `line 7`.
package func summary(
  of value: Value, limit: Int, number: @escaping (Object) -> Int? = { _ in nil },
  place: @escaping (Int) -> String = { "line \($0)" }, custom: @escaping (Value) -> String?
) -> String {
  var summarizer = Summarizer(limit: limit, number: number, place: place, custom: custom)
  summarizer.add(value)
  return summarizer.text
}

private struct Summarizer {
  let limit: Int
  let number: (Object) -> Int?
  let place: (Int) -> String
  /// The program's own text for a value, if its type has one.
  let custom: (Value) -> String?
  var text = ""

  init(
    limit: Int, number: @escaping (Object) -> Int?, place: @escaping (Int) -> String,
    custom: @escaping (Value) -> String?
  ) {
    self.limit = limit
    self.number = number
    self.place = place
    self.custom = custom
  }

  mutating func add(_ value: Value) {
    guard text.count <= limit else { return }
    switch value {
    case .some(let wrapped): add("Optional", [nil], [wrapped])
    case .tuple(let tuple): add("", tuple.labels, tuple.elements)
    case .array(let elements): addList(elements.prefix(limit))
    case .set(let members):
      text += "Set("
      addList(sorted(members.set))
      text += ")"
    case .dictionary(let pairs): addPairs(pairs.table)
    case .range(let bounds): add(bounds)
    case .structure(let structure) where structure.descriptor.isText:
      text += custom(value)?.beginning(limit).debugDescription ?? "…"
    case .structure(let structure) where structure.descriptor.hidesItsParts:
      addNominal(
        value, structure.instance, [], Values(structure.fields.flatMap(\.partsOfFunction)),
        isObject: true)
    case .structure(let structure):
      addNominal(value, structure.instance, structure.descriptor.shownNames, structure.fields)
    case .enumeration(let enumeration):
      let cases = enumeration.descriptor.cases
      guard cases.indices.contains(enumeration.index) else { return }
      let chosen = cases[enumeration.index]
      addNominal(
        value, enumeration.instance, chosen.labels, enumeration.payload, name: "." + chosen.name)
    case .object(let object):
      if object.descriptor.isNumbered, let number = number(object) {
        text += "\(object.instance.name) #\(number)"
      } else {
        addNominal(value, object.instance, [], [], isObject: true)
      }
    case .closure(let closure):
      // Closures of libraries have no line.
      text += closure.function.position.map { "closure at \(place($0.line))" } ?? "closure"
    case .type(let type): text += type.description
    case .string(let string): text += string.beginning(limit).debugDescription
    case .cell(let cell): add(cell.value)
    case .key(let key): add(key.key)
    case .typed(let inner, _): add(inner)
    case .native(let native) where native.printedParts == nil && native.comparedParts.isEmpty:
      text += native.traceDescription
    case .void, .bool, .int, .integer, .double, .float, .character, .duration, .none, .native,
      .weak, .uninitialized:
      text += value.pureDescription(debug: true) ?? "…"
    }
  }

  private mutating func addList(_ elements: some Sequence<Value>) {
    text += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { text += ", " }
      add(element)
      if text.count > limit { break }
    }
    text += "]"
  }

  /// The maximum number of members or keys that are sorted.
  private static let mostSorted = 64

  /// Returns the members or keys of an unordered collection in the order of their texts, or of the numbers. Equal
  /// collections then have equal texts, also in different runs. Large collections, and those whose members have
  /// parts, keep their order.
  private func sorted(_ keys: some Collection<Value>) -> [Value] {
    guard keys.count > 1, keys.count <= Self.mostSorted, keys.allSatisfy(\.hasNoParts) else {
      return Array(keys.prefix(limit))
    }
    let texts = keys.map { key in
      var summarizer = Summarizer(limit: limit, number: number, place: place, custom: custom)
      summarizer.add(key)
      return (key: key, text: summarizer.text)
    }
    let numbers = texts.compactMap { Double($0.text) }.filter { !$0.isNaN }
    guard numbers.count == texts.count else {
      return texts.sorted { $0.text < $1.text }.map(\.key)
    }
    return zip(texts, numbers).sorted { ($0.1, $0.0.text) < ($1.1, $1.0.text) }.map(\.0.key)
  }

  private mutating func addPairs(_ pairs: [Value: Value]) {
    text += pairs.isEmpty ? "[:" : "["
    for (index, key) in sorted(pairs.keys).enumerated() {
      if index > 0 { text += ", " }
      add(key)
      text += ": "
      if let value = pairs[key] { add(value) }
      if text.count > limit { break }
    }
    text += "]"
  }

  private mutating func add(_ bounds: Bounds) {
    guard let lower = bounds.lower, let upper = bounds.upper else {
      let label = bounds.lower == nil ? "upperBound" : "lowerBound"
      return add(
        bounds.qualifiedName, [label], Values([bounds.lower, bounds.upper].compactMap { $0 }))
    }
    text += bounds.typeName + "("
    add(lower)
    text += bounds.includesUpper ? "..." : "..<"
    add(upper)
    text += ")"
  }

  private mutating func addNominal(
    _ value: Value, _ instance: TypeInstance, _ labels: [String?], _ parts: Values,
    name: String? = nil, isObject: Bool = false
  ) {
    if instance.descriptor.describesItself, let own = custom(value) {
      text += own.beginning(limit)
      return
    }
    let title = name ?? instance.name
    if parts.isEmpty, name != nil || isObject {
      text += title
    } else {
      add(title, labels, parts)
    }
  }

  private mutating func add(_ name: String, _ labels: [String?], _ values: Values) {
    text += name + "("
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", " }
      if index < labels.count, let label = labels[index] { text += label + ": " }
      add(value)
      if text.count > limit { break }
    }
    text += ")"
  }
}

extension Value {
  /// The parts of a library's function that a trace shows: the program's function that it calls, or the
  /// values that it has captured.
  fileprivate var partsOfFunction: [Value] {
    guard case .closure(let closure) = untyped else { return [] }
    if closure.function.position != nil { return [self] }
    return closure.captures.compactMap { capture in
      switch capture.untyped {
      case .closure(let inner): inner.function.position == nil ? nil : capture
      case .structure, .native: capture
      default: nil
      }
    }
  }
}

extension TypeDescriptor {
  /// Whether traces number its instances: it is the program's own type without its own description.
  package var isNumbered: Bool { qualifiedName.hasPrefix("main.") && !describesItself }

  /// Whether its values are texts, which are quoted: `Substring`.
  package var isText: Bool { qualifiedName == "Swift.Substring" }

  /// Whether it is a library's type whose parts only the library's code names.
  fileprivate var hidesItsParts: Bool {
    !qualifiedName.hasPrefix("main.") && !fieldNames.isEmpty
      && fieldNames.allSatisfy { $0.hasPrefix("_") }
  }

  fileprivate var describesItself: Bool {
    description != nil || (superclass?.describesItself ?? false)
  }
}

extension String {
  /// Returns slightly more than `limit` characters, of a few scalars each. No more of the text is
  /// shown.
  fileprivate func beginning(_ limit: Int) -> String {
    let most = 8 * (limit + 1)
    guard utf8.count > most else { return self }
    return String(String(unicodeScalars.prefix(most)).prefix(limit + 1))
  }
}

extension Value {
  /// Whether it has no parts.
  fileprivate var hasNoParts: Bool {
    switch untyped {
    case .int, .integer, .string, .character, .bool, .double: true
    case .enumeration(let enumeration): enumeration.payload.isEmpty
    default: false
    }
  }
}
