internal import Phrases

/// A short description of a value, on one line.
///
/// The cost is bounded for texts, collections and nested values: only the beginning of a text or a
/// collection is read, and only a few levels of nested values. A type that conforms to
/// `CustomStringConvertible` describes itself.
package struct ShortDescription {
  package static let limit = 120
  private static let deepest = 4
  private static let mostElements = 4
  private static let mostFields = 8

  private var text = ""

  /// Returns a short description of a value.
  package static func of<Value>(_ value: Value) -> String {
    var description = ShortDescription()
    description.add(value, depth: 0)
    return shortened(description.text).withVisibleControls
  }

  /// Returns at most `limit` characters. If the text is longer, the last character is an ellipsis.
  package static func shortened(_ text: String, to limit: Int = limit) -> String {
    let cut = text.prefix(limit)
    return cut.endIndex == text.endIndex ? text : cut.dropLast() + "…"
  }

  private var isFull: Bool { text.utf8.count > 4 * Self.limit }

  private mutating func add(_ value: Any, depth: Int) {
    guard !isFull else { return }
    if let string = value as? any StringProtocol { return addQuoted(string) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set: addElements(of: mirror, depth, "[", "]")
    case .dictionary: addEntries(of: mirror, depth)
    case .tuple: addFields(of: mirror, depth)
    case .optional: addWrapped(in: mirror, depth)
    case _ where value is any CustomStringConvertible: text += String(describing: value)
    case .enum: addCase(value, mirror, depth)
    case .struct:
      text += typeName(of: value)
      addFields(of: mirror, depth)
    case .class: text += typeName(of: value)
    default: text += String(describing: value)
    }
  }

  private func typeName(of value: Any) -> String { String(describing: type(of: value)) }

  private mutating func addQuoted(_ string: some StringProtocol) {
    text += Self.quoted(string)
  }

  /// Returns a text in quotes, truncated after `limit` characters.
  private static func quoted(_ string: some StringProtocol, limit: Int = limit) -> String {
    // Reads only a few characters, because the text may be long or not stored contiguously.
    var beginning = String(string.prefix(limit))
    beginning.replace("\\", with: "\\\\")
    beginning.replace("\"", with: "\\\"")
    return "\"" + beginning + "\""
  }

  /// Returns a text in quotes, and reads at most `limit` characters of it.
  package static func of(_ string: String, limit: Int) -> String {
    quoted(string, limit: limit).withVisibleControls
  }

  private mutating func addWrapped(in mirror: Mirror, _ depth: Int) {
    if let wrapped = mirror.children.first {
      addCall("Optional", wrapped.value, depth)
    } else {
      text += "nil"
    }
  }

  private mutating func addElements(
    of mirror: Mirror, _ depth: Int, _ opening: String, _ closing: String
  ) {
    addList(mirror, depth, opening, closing, most: Self.mostElements) { description, child in
      description.add(child.value, depth: depth + 1)
    }
  }

  private mutating func addEntries(of mirror: Mirror, _ depth: Int) {
    if mirror.children.isEmpty {
      text += "[:]"
      return
    }
    addList(mirror, depth, "[", "]", most: Self.mostElements) { description, child in
      let parts = Mirror(reflecting: child.value).children.map(\.value)
      guard parts.count == 2 else { return description.add(child.value, depth: depth + 1) }
      description.add(parts[0], depth: depth + 1)
      description.text += ": "
      description.add(parts[1], depth: depth + 1)
    }
  }

  private mutating func addFields(of mirror: Mirror, _ depth: Int) {
    addList(mirror, depth, "(", ")", most: Self.mostFields) { description, child in
      if var label = child.label, !label.hasPrefix(".") {
        // A mirror gives the storage of a wrapper or a macro, whose name is the property's with `_`.
        if label.hasPrefix("_") { label.removeFirst() }
        description.text += label + ": "
      }
      description.add(child.value, depth: depth + 1)
    }
  }

  private mutating func addCase(_ value: Any, _ mirror: Mirror, _ depth: Int) {
    text += "."
    guard let payload = mirror.children.first, let name = payload.label else {
      text += String(describing: value)
      return
    }
    let fields = Mirror(reflecting: payload.value)
    if fields.displayStyle == .tuple {
      text += name
      addFields(of: fields, depth)
    } else {
      addCall(name, payload.value, depth)
    }
  }

  /// `name(value)`
  private mutating func addCall(_ name: String, _ value: Any, _ depth: Int) {
    text += name + "("
    if depth < Self.deepest { add(value, depth: depth + 1) } else { text += "…" }
    text += ")"
  }

  private mutating func addList(
    _ mirror: Mirror, _ depth: Int, _ opening: String, _ closing: String, most: Int,
    _ element: (inout ShortDescription, Mirror.Child) -> Void
  ) {
    text += opening
    if depth >= Self.deepest, !mirror.children.isEmpty {
      text += "…"
    } else {
      for (index, child) in mirror.children.prefix(most).enumerated() {
        if index > 0 { text += ", " }
        element(&self, child)
      }
      if mirror.children.dropFirst(most).first != nil { text += ", …" }
    }
    text += closing
  }
}
