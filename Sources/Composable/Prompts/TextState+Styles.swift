extension TextState {
  /// A way to draw or to speak a text. It is data: a view decides what to do with it.
  ///
  /// Fonts, weights and colors are missing, because their types belong to a user interface.
  public enum Style: Hashable, Sendable {
    /// The rank of a heading, for assistive technologies.
    case accessibilityHeading(AccessibilityHeadingLevel)
    /// A text that assistive technologies speak instead.
    indirect case accessibilityLabel(TextState)
    /// The kind of the content, for assistive technologies.
    case accessibilityTextContentType(AccessibilityTextContentType)
    /// The distance from the baseline, upwards, in points.
    case baselineOffset(Double)
    /// Bold, or not.
    case bold(isActive: Bool)
    /// The width of the font; `nil` for the font's own.
    case fontWidth(FontWidth?)
    /// Italic, or not.
    case italic(isActive: Bool)
    /// The space between pairs of characters, in points.
    case kerning(Double)
    /// Digits of equal width.
    case monospacedDigit
    /// The pitch of speech, from -1 to 1.
    case speechAdjustedPitch(Double)
    /// Whether punctuation is spoken.
    case speechAlwaysIncludesPunctuation(Bool)
    /// Whether speech waits for the speech before it.
    case speechAnnouncementsQueued(Bool)
    /// Whether each character is spoken.
    case speechSpellsOutCharacters(Bool)
    /// A line through the text, or none.
    case strikethrough(isActive: Bool, pattern: LineStylePattern)
    /// The space between all characters, in points.
    case tracking(Double)
    /// A line below the text, or none.
    case underline(isActive: Bool, pattern: LineStylePattern)
  }

  /// The width of a font.
  public enum FontWidth: String, Hashable, Sendable {
    case compressed, condensed, expanded, standard
  }

  /// The pattern of a line through or below a text.
  public enum LineStylePattern: String, Hashable, Sendable {
    case dash, dashDot, dashDotDot, dot, solid
  }

  /// The rank of a heading.
  public enum AccessibilityHeadingLevel: String, Hashable, Sendable {
    case h1, h2, h3, h4, h5, h6, unspecified
  }

  /// The kind of a text's content.
  public enum AccessibilityTextContentType: String, Hashable, Sendable {
    case console, fileSystem, messaging, narrative, plain, sourceCode, spreadsheet, wordProcessing
  }
}

// Each returns the same text with one more style.
extension TextState {
  /// Adds ``Style/bold(isActive:)``.
  public func bold(isActive: Bool = true) -> Self { styled(.bold(isActive: isActive)) }

  /// Adds ``Style/italic(isActive:)``.
  public func italic(isActive: Bool = true) -> Self { styled(.italic(isActive: isActive)) }

  /// Adds ``Style/strikethrough(isActive:pattern:)``.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStylePattern = .solid
  ) -> Self {
    styled(.strikethrough(isActive: isActive, pattern: pattern))
  }

  /// Adds ``Style/underline(isActive:pattern:)``.
  public func underline(_ isActive: Bool = true, pattern: LineStylePattern = .solid) -> Self {
    styled(.underline(isActive: isActive, pattern: pattern))
  }

  /// Adds ``Style/fontWidth(_:)``.
  public func fontWidth(_ width: FontWidth?) -> Self { styled(.fontWidth(width)) }

  /// Adds ``Style/monospacedDigit``.
  public func monospacedDigit() -> Self { styled(.monospacedDigit) }

  /// Adds ``Style/kerning(_:)``.
  public func kerning(_ points: Double) -> Self { styled(.kerning(points)) }

  /// Adds ``Style/tracking(_:)``.
  public func tracking(_ points: Double) -> Self { styled(.tracking(points)) }

  /// Adds ``Style/baselineOffset(_:)``.
  public func baselineOffset(_ points: Double) -> Self { styled(.baselineOffset(points)) }

  /// Adds ``Style/accessibilityHeading(_:)``.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self {
    styled(.accessibilityHeading(level))
  }

  /// Adds ``Style/accessibilityLabel(_:)``.
  public func accessibilityLabel(_ label: TextState) -> Self { styled(.accessibilityLabel(label)) }

  /// Adds ``Style/accessibilityLabel(_:)``.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> Self {
    accessibilityLabel(TextState(label))
  }

  /// The text that assistive technologies speak instead; the last one that was added.
  public var accessibilityLabel: TextState? {
    for case .accessibilityLabel(let label) in styles.reversed() { return label }
    return nil
  }

  /// Adds ``Style/accessibilityTextContentType(_:)``.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self {
    styled(.accessibilityTextContentType(type))
  }

  /// Adds ``Style/speechAdjustedPitch(_:)``.
  public func speechAdjustedPitch(_ pitch: Double) -> Self { styled(.speechAdjustedPitch(pitch)) }

  /// Adds ``Style/speechAlwaysIncludesPunctuation(_:)``.
  public func speechAlwaysIncludesPunctuation(_ isActive: Bool = true) -> Self {
    styled(.speechAlwaysIncludesPunctuation(isActive))
  }

  /// Adds ``Style/speechAnnouncementsQueued(_:)``.
  public func speechAnnouncementsQueued(_ isActive: Bool = true) -> Self {
    styled(.speechAnnouncementsQueued(isActive))
  }

  /// Adds ``Style/speechSpellsOutCharacters(_:)``.
  public func speechSpellsOutCharacters(_ isActive: Bool = true) -> Self {
    styled(.speechSpellsOutCharacters(isActive))
  }
}
