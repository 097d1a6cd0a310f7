import SwiftSyntax

// The parser crashes on a control character or byte order mark between a space and an `=`. It
// counts the character as a space when it compares both sides, but not when it chooses what to
// insert. So it isn't called.

extension TokenSyntax {
  /// Whether the parser would look for a missing space beside an `=` and find none.
  var standsBesideStrayCharacter: Bool {
    tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides
      && previousToken(viewMode: .all)?.trailingTrivia.contains(where: \.isSpaceOrTab) ?? false
      && trailingTrivia.contains(where: \.isSpaceOrTab)
  }

  /// The offset of the first invalid character on either side, otherwise of the token.
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
