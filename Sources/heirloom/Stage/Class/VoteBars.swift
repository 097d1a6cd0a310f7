import Classroom
import Lessons
import MessageTables
import Phrases
import Rendering
import Sessions

/// The votes on a question as bars next to its choices.
struct VoteBars {
  var prediction: Prediction
  /// The counts of the first vote, and of the second vote if there was one.
  var rounds: [[Int]]
  var options: RenderingOptions

  var rows: [String] {
    let totals = rounds.map { $0.reduce(0, +) }
    let shares = rounds.map(percentages)
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
            + " \(count) (\(shares[round][index])%)")
      }
    }
    let right = prediction.choices.firstIndex(where: \.isRight)
    if rounds.count == 1, SecondVote.isWorthwhile(after: rounds[0], right: right) {
      lines += ["", "  \(StageMessage.discuss.text, .strong)"]
    }
    return lines.map {
      options.painter.paint($0.truncated(to: options.width - 1, mark: options.glyphs.ellipsis))
    }
  }
}
