/// Where a dependency's value came from.
extension Phrase {
  /// The value is that of an override.
  package static func override(from place: Text?) -> Phrase {
    if let place { "override from \(place)" } else { "override" }
  }

  /// The value is that of an override, which a model or a wrapper had captured.
  ///
  /// - Parameters:
  ///   - place: Where the override is.
  ///   - subject: The model that captured the override; `nil` for a wrapper.
  ///   - made: Where the model or wrapper was made, as far as it is known.
  package static func capturedOverride(from place: Text?, by subject: String?, madeAt made: Text?)
    -> Phrase
  {
    let captured: Phrase = "\(override(from: place)), captured"
    guard let made else { return captured }
    guard let subject else { return "\(captured) when the wrapper was made at \(made)" }
    return "\(captured) when \(name: subject) was made at \(made)"
  }

  /// The value is a default that an earlier read computed.
  package static func cached(in context: String, firstComputedAt place: Text?) -> Phrase {
    if let place {
      "cached (\(words: context)), first computed at \(place)"
    } else {
      "cached (\(words: context))"
    }
  }

  /// The value was prepared before anything read it.
  package static func prepared(in context: String, at place: Text?) -> Phrase {
    if let place {
      "prepared (\(words: context)) at \(place)"
    } else {
      "prepared (\(words: context))"
    }
  }

  /// The value is a default that this read computed.
  ///
  /// - Parameters:
  ///   - side: The requirement of the key that gave it, `liveValue`.
  ///   - context: The context in effect, `live`.
  package static func computed(_ side: String, in context: String) -> Phrase {
    "computed now: \(words: side) (\(words: context) context)"
  }

  /// The value is a default of another side than the context asks for.
  package static func computed(_ side: String, since asked: String) -> Phrase {
    "computed now: \(words: side), since the key has no \(words: asked)"
  }

  /// The key has no value for the context, and another one took its place.
  package static func missing(_ asked: String, used side: String, isReported: Bool) -> Phrase {
    isReported
      ? "\(lost: "missing"): no \(words: asked); an issue was reported, \(words: side) used"
      : "no \(words: asked), \(words: side) used; no issue while overriding"
  }

  /// A wrapper captured no override of its key.
  package static var noOverride: Phrase { "no override is in effect" }

  /// A scope assigned all values at once.
  package static var replacesAll: Phrase {
    "replaces all values in effect; an empty cache begins"
  }
}
