import SwiftSyntax

// A control character or a byte order mark between a space and an `=` is a space to the parser where it
// compares the two sides, and none where it says what to insert: it finds nothing to insert, and ends the
// process. So it isn't asked.

extension TokenSyntax {
  /// Whether the parser would look for a space that is missing beside an `=`, and find none missing.
  var standsBesideStrayCharacter: Bool {
    tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides
      && previousToken(viewMode: .all)?.trailingTrivia.contains(where: \.isSpaceOrTab) ?? false
      && trailingTrivia.contains(where: \.isSpaceOrTab)
  }

  /// Where the first character stands on either side that isn't of Swift; the token's own place, if there
  /// is none.
  var strayCharacterOffset: Int {
    let before = previousToken(viewMode: .all)
    let pieces = [
      (before?.endPositionBeforeTrailingTrivia, before?.trailingTrivia),
      (position, leadingTrivia), (endPositionBeforeTrailingTrivia, trailingTrivia),
    ]
    for case (let start?, let trivia?) in pieces {
      var offset = start.utf8Offset
      for piece in trivia {
        if case .unexpectedText = piece { return offset }
        offset += piece.sourceLength.utf8Length
      }
    }
    return positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
