/// Where a shell's entries come from: an editor on a terminal, or plain lines.
package protocol LineInput: Sendable {
  /// Reads one entry, going on to further lines until `isComplete` accepts what there is.
  ///
  /// The closure is called on the reading thread, with all lines so far joined by newlines.
  func read(
    prompt: Prompt, continuation: Prompt, isComplete: @escaping @Sendable (String) -> Bool
  ) async -> Submission

  /// Writes text without damaging a line that is being typed; callable from any thread.
  func printAbove(_ text: String)

  /// Puts an entry at the next prompt, as if it had been recalled, to be changed and submitted; false
  /// where nothing can be edited.
  func refill(_ entry: String) -> Bool

  /// Ends the read in progress as Ctrl-C would, or returns false because there is none.
  @discardableResult
  func interrupt() -> Bool
}
