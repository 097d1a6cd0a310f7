/// The bold word at the beginning of a quote, which determines its kind.
enum QuoteLabel: String, CaseIterable {
  case predict = "Predict"
  case look = "Look"
  case recap = "Recap"
  case hint = "Hint"
  case solution = "Solution"
  case elsewhere = "Elsewhere"
  case notes = "Notes"
  case rule = "Rule"

  init(_ kind: Prediction.Kind) {
    switch kind {
    case .predict: self = .predict
    case .look: self = .look
    case .recap: self = .recap
    }
  }

  var isQuestion: Bool {
    switch self {
    case .predict, .look, .recap: true
    case .hint, .solution, .elsewhere, .notes, .rule: false
    }
  }

  /// The label at the beginning of the lines; nil without one.
  init?(of lines: [SourceLine]) {
    guard let content = lines.first(where: { !$0.isBlank })?.content,
      let label = Self.allCases.first(where: { content.starts(with: "**\($0.rawValue)**".utf8) })
    else { return nil }
    self = label
  }
}

extension Passage {
  /// Returns the paragraph without its label; nil if it has another one.
  func removing(_ label: QuoteLabel) -> Passage? {
    guard case .paragraph(let inlines) = self, inlines.first == .strong([.text(label.rawValue)])
    else { return nil }
    return .paragraph(Array(inlines.dropFirst()).trimmed())
  }
}
