import Differences
import Machine
import Recording

/// A value of the program as a tree, for `Differences`.
struct StateTree: Branching {
  /// Gives the texts of values, and the elements of a library's collections and optionals.
  final class Reader {
    /// How a library's type is shown.
    enum Kind {
      case optional, list
      /// The texts of the elements' ids.
      case identified([String])
    }

    /// Returns a value's text, truncated soon after so many characters.
    let text: (Value, Int) -> String
    /// Nil if the value's type has no mirror of its own.
    let elements: (Value) -> (kind: Kind, [Value])?
    /// Compares two values of one type with its `==`; nil if it has none.
    let areEqual: (Value, Value) -> Bool?

    init(
      text: @escaping (Value, Int) -> String,
      elements: @escaping (Value) -> (kind: Kind, [Value])?,
      areEqual: @escaping (Value, Value) -> Bool?
    ) {
      self.text = text
      self.elements = elements
      self.areEqual = areEqual
    }
  }

  let value: Value
  let reader: Reader

  var form: Form<StateTree> {
    switch value {
    case .none: .optional(nil)
    case .some(let wrapped): .optional(tree(wrapped))
    case .tuple(let tuple):
      .parts(type: "", parts(tuple.labels, tuple.elements, numbered: true))
    case .array(let elements): .list(elements.map(tree))
    case .dictionary(let pairs):
      .keyed(
        pairs.table.map { (shortText(of: $0.key), tree($0.value)) }
          .sorted { $0.0 < $1.0 })
    case .structure(let structure): form(of: structure)
    case .enumeration(let enumeration):
      .enumeration(
        name: enumeration.descriptor.cases[enumeration.index].name,
        parts(
          enumeration.descriptor.cases[enumeration.index].labels, enumeration.payload,
          numbered: enumeration.payload.count > 1))
    case .typed(let inner, _): tree(inner).form
    case .cell(let cell): tree(cell.value).form
    default: .leaf
    }
  }

  /// A structure of a library is shown as its mirror shows it: as a collection or as an optional. Its own
  /// fields are private.
  private func form(of structure: Structure) -> Form<StateTree> {
    let type = structure.descriptor
    guard type.isOfProgram else {
      guard type.description != nil, let (kind, elements) = reader.elements(value) else {
        return .leaf
      }
      switch kind {
      case .optional: return .optional(elements.first.map(tree))
      case .list: return elements.isEmpty ? .leaf : .list(elements.map(tree))
      case .identified(let ids):
        return elements.isEmpty ? .leaf : .identified(zip(ids, elements).map { ($0, tree($1)) })
      }
    }
    return .parts(
      type: structure.instance.name,
      parts(type.shownNames, structure.fields))
  }

  private func parts(
    _ labels: [String?], _ values: Values, numbered: Bool
  ) -> [(label: String, value: StateTree)] {
    values.indices.map { index in
      let label = index < labels.count ? labels[index] : nil
      return (label ?? (numbered ? "\(index)" : ""), tree(values[index]))
    }
  }

  private func parts(
    _ names: [String], _ values: Values
  ) -> [(label: String, value: StateTree)] {
    values.indices.map { index in
      (index < names.count ? names[index] : "", tree(values[index]))
    }
  }

  private func tree(_ value: Value) -> StateTree { StateTree(value: value, reader: reader) }

  /// Returns the properties of a state, or the whole state if it has none.
  ///
  /// - Parameter other: If it isn't nil, only the properties that differ from it are returned.
  func parts(changedSince other: StateTree?) -> [StatePart] {
    guard case .parts(_, let parts) = form, !parts.isEmpty else {
      if let other, isKnownEqual(to: other) { return [] }
      return [StatePart(name: "", value: shortText(of: value))]
    }
    var others: [StateTree] = []
    if case .parts(_, let known)? = other?.form, known.count == parts.count {
      others = known.map(\.value)
    }
    return parts.enumerated().compactMap { index, part in
      if !others.isEmpty, part.value.isKnownEqual(to: others[index]) { return nil }
      return StatePart(name: part.label, value: shortText(of: part.value.value))
    }
  }

  private static let longestPart = 80

  var partText: String { shortText(of: value) }

  private func shortText(of value: Value) -> String {
    let text = tree(value).unwrappedText(limit: Self.longestPart)
    return text.count > Self.longestPart ? text.prefix(Self.longestPart - 1) + "…" : text
  }

  func isKnownEqual(to other: StateTree) -> Bool { value == other.value }

  func text(limit: Int) -> String {
    // The description of a library's collection uses the debug descriptions of its elements.
    guard case .structure(let structure) = value, !structure.descriptor.isOfProgram,
      let elements = form.elements
    else { return reader.text(value, limit) }
    var text = "["
    for (index, element) in elements.enumerated() where text.count <= limit {
      text += (index == 0 ? "" : ", ") + element.text(limit: limit)
    }
    return text + "]"
  }
}

extension TypeDescriptor {
  /// Whether the program declares it.
  var isOfProgram: Bool { qualifiedName.hasPrefix("main.") }
}

extension Form<StateTree> {
  /// The elements of a collection.
  fileprivate var elements: [StateTree]? {
    switch self {
    case .list(let elements): elements
    case .identified(let elements): elements.map(\.value)
    case .leaf, .parts, .enumeration, .optional, .keyed: nil
    }
  }
}
