import Lessons
import Rendering
import Sessions

/// The votes on a question as bars beside its choices.
struct VoteBars {
  var prediction: Prediction
  /// The first vote, and the second one if there was one.
  var rounds: [[Int]]
  var options: RenderingOptions

  var rows: [String] {
    let totals = rounds.map { $0.reduce(0, +) }
    let labels = prediction.choices.indices.map { index -> StyledText in
      let answer = prediction.choices[index].text
      return "  \(Prediction.label(at: index), .strong)) \(answer, .plain)"
    }
    let left = min(options.width / 2, (labels.map(\.width).max() ?? 0) + 2)
    let room = max(4, options.width - left - 16)
    var lines: [StyledText] = ["  \(prediction.question.plainText, .plain)", ""]
    for (index, label) in labels.enumerated() {
      for (round, counts) in rounds.enumerated() {
        let (count, total) = (counts[index], max(1, totals[round]))
        let cells = (count * room + total / 2) / total
        let bar = String(repeating: options.glyphs == .unicode ? "█" : "#", count: cells)
        let head = round == 0 ? label.truncated(to: left - 1, mark: options.glyphs.ellipsis) : ""
        let isLast = round == rounds.count - 1
        lines.append(
          head.padded(to: left) + StyledText(bar, isLast ? .binding : .dim)
            + " \(count) (\(count * 100 / total) %)")
      }
    }
    if rounds.count == 1, let first = rounds.first, Votes.isWorthTalking(first, prediction) {
      lines += ["", "  \("Talk with your neighbour for two minutes; then vote again.", .strong)"]
    }
    return lines.map {
      options.painter.paint($0.truncated(to: options.width - 1, mark: options.glyphs.ellipsis))
    }
  }
}

/// The keys of the stage.
enum StageKeys {
  private static let all = [
    ("space", "go on: to the next question, or what happens next"),
    ("s", "go on by a single thing that happens"), ("b", "back"),
    ("n p", "to the next step, to the one before"), ("g", "to a step by its number"),
    ("v", "votes: type the counts, and they are shown as bars; twice, to compare"),
    ("w", "why the other choices are wrong"),
    ("t", "type Swift, and run it in the lesson's session"),
    (".", "blank screen, until the next key"), ("q", "leave"),
  ]

  static func rows(_ options: RenderingOptions) -> [String] {
    all.map { key, meaning in
      let head: StyledText = "  " + "\(key, .strong)"
      return options.painter.paint(
        (head.padded(to: 10) + StyledText(meaning))
          .truncated(to: options.width - 1, mark: options.glyphs.ellipsis))
    }
  }
}
