#if !INTERPRETED
  internal import DependenciesCore
  internal import Differences

  /// A value as a tree of its mirror's children, for `Differences`.
  struct MirrorTree: Branching {
    let value: Any

    var form: Form<MirrorTree> {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .struct:
        let parts = parts(of: mirror)
        return parts.isEmpty ? .leaf : .parts(type: "\(type(of: value))", parts)
      case .tuple: return .parts(type: "", parts(of: mirror))
      case .enum:
        guard let payload = mirror.children.first, let name = payload.label else { return .leaf }
        let inner = Mirror(reflecting: payload.value)
        return .enumeration(
          name: name,
          inner.displayStyle == .tuple
            ? parts(of: inner) : [("", MirrorTree(value: payload.value))])
      case .optional: return .optional(mirror.children.first.map { MirrorTree(value: $0.value) })
      case .collection:
        if let ids = (value as? any IdentifiedElements)?.idTexts {
          let elements = mirror.children.map { MirrorTree(value: $0.value) }
          return .identified(zip(ids, elements).map { ($0, $1) })
        }
        return .list(mirror.children.map { MirrorTree(value: $0.value) })
      case .dictionary: return .keyed(entries(of: mirror))
      case .class, .set, .foreignReference, nil: return .leaf
      @unknown default: return .leaf
      }
    }

    private func parts(of mirror: Mirror) -> [(label: String, value: MirrorTree)] {
      mirror.children.map { child in
        // A mirror labels an unlabeled tuple element `.0`, and a wrapped property `_name`.
        var label = child.label ?? ""
        if label.hasPrefix(".") || label.hasPrefix("_") { label.removeFirst() }
        return (label, MirrorTree(value: child.value))
      }
    }

    private func entries(of mirror: Mirror) -> [(key: String, value: MirrorTree)] {
      mirror.children.compactMap { child in
        let parts = Mirror(reflecting: child.value).children.map(\.value)
        guard parts.count == 2 else { return nil }
        return (ShortDescription.of(parts[0]), MirrorTree(value: parts[1]))
      }.sorted { $0.key < $1.key }
    }

    func isKnownEqual(to other: MirrorTree) -> Bool {
      if let value = value as? any Equatable { return Self.isEqual(value, other.value) }
      guard type(of: value) is AnyClass, type(of: other.value) is AnyClass else { return false }
      return value as AnyObject === other.value as AnyObject
    }

    private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
      (other as? Value) == value
    }

    func text(limit: Int) -> String {
      // Other values have short descriptions. A difference of texts may be far from their
      // beginnings.
      guard let text = value as? String else { return ShortDescription.of(value) }
      return ShortDescription.of(text, limit: limit)
    }
  }
#endif
