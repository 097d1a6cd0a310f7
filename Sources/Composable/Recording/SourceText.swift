/// Converts values to Swift source that makes them, as far as their mirrors allow.
///
/// A value with hidden properties becomes its description in a comment, for a person to replace.
enum SourceText {
  static func literal(_ value: Any) -> String {
    switch value {
    case let text as String: return text.debugDescription
    case is Bool, is any BinaryInteger, is any BinaryFloatingPoint: return "\(value)"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map(\.value)
    switch mirror.displayStyle {
    case .optional: return parts.first.map(literal) ?? "nil"
    case .collection, .set: return "[\(parts.map(literal).joined(separator: ", "))]"
    case .dictionary: return dictionary(parts)
    case .tuple: return "(\(arguments(mirror)))"
    case .enum: return enumerationCase(value, mirror)
    case .struct where !parts.isEmpty: return "\(name(of: value))(\(arguments(mirror)))"
    case .struct where "\(value)" == "\(name(of: value))()": return "\(name(of: value))()"
    default: return "<#\(value)#>"
    }
  }

  /// Returns statements that change one state to another: `$0.count = 1`.
  static func changes(from old: Any, to new: Any, _ path: String = "$0") -> [String] {
    guard literal(old) != literal(new) else { return [] }
    let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
    let labels = after.children.compactMap(\.label)
    guard before.displayStyle == .struct, after.displayStyle == .struct, !labels.isEmpty,
      before.children.compactMap(\.label) == labels
    else { return ["\(path) = \(literal(new))"] }
    return zip(before.children, after.children).flatMap { old, new in
      changes(from: old.value, to: new.value, "\(path).\(new.label ?? "")")
    }
  }

  /// Returns the name of a value's type as it is written in its module.
  static func name(of value: Any) -> String {
    let full = String(reflecting: type(of: value))
    let parts = full.split(separator: ".").filter { !$0.contains("unknown context") }
    return parts.dropFirst().joined(separator: ".")
  }

  private static func dictionary(_ parts: [Any]) -> String {
    let pairs = parts.map { part in
      let pair = Mirror(reflecting: part).children.map { literal($0.value) }
      return pair.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
  }

  private static func arguments(_ mirror: Mirror) -> String {
    mirror.children.map { part in
      // A mirror labels an unlabeled tuple element `.0`.
      let label = part.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + literal(part.value)
    }.joined(separator: ", ")
  }

  private static func enumerationCase(_ value: Any, _ mirror: Mirror) -> String {
    guard let payload = mirror.children.first else { return ".\(value)" }
    let name = payload.label ?? ""
    let inner = Mirror(reflecting: payload.value)
    guard inner.displayStyle == .tuple else { return ".\(name)(\(literal(payload.value)))" }
    return ".\(name)(\(arguments(inner)))"
  }
}
