extension Prediction {
  /// Returns the wrong choice that the output of the code shows, if the output doesn't show the ticked
  /// choice.
  ///
  /// An output shows a choice if it contains all code of the answer, in order.
  package func wrongChoice(shownBy output: String) -> Choice? {
    guard let right = rightChoice, !right.codes.isEmpty, !output.contains(inOrder: right.codes)
    else {
      return nil
    }
    return choices.first { choice in
      !choice.isRight && !choice.codes.isEmpty && output.contains(inOrder: choice.codes)
    }
  }
}

extension Prediction.Choice {
  fileprivate var codes: [String] {
    answer.compactMap { if case .code(let code) = $0 { code } else { nil } }
  }
}

extension String {
  fileprivate func contains(inOrder texts: [String]) -> Bool {
    var rest = self[...]
    for text in texts {
      guard let range = rest.firstRange(of: text) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
