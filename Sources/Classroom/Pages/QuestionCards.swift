import Pages

/// A question's choices as cards, with the votes once the vote is closed.
struct QuestionCards {
  let room: Room
  let asked: Room.Asked
  /// The choice of the current seat.
  var own: Int?

  /// The cards for a seat that votes: each is a button.
  var buttons: HTML {
    let buttons = asked.choices.enumerated().map { index, choice -> HTML in
      """
      <button class="card" type="submit" name="choice" value="\(index)" aria-pressed="\(own == index ? "true" : "false")">\(content(choice))</button>

      """
    }
    return """
      <form class="cards" method="post" action="/vote"><input type="hidden" name="question" value="\(asked.id)">
      \(buttons.joined())</form>

      """
  }

  /// The cards for everyone: each shows its votes, and the right one is marked once it is known.
  ///
  /// While the vote is open, each card has an empty bar, so that nothing moves when it is closed.
  var list: HTML {
    let isOver = asked.phase != .open
    let rounds = isOver ? room.counts(of: asked.id, choices: asked.choices.count) : []
    let shares = rounds.map(percentages)
    let cards = asked.choices.enumerated().map { index, choice -> HTML in
      let isRight = asked.phase == .answered && choice.isRight
      let bars = rounds.indices.map { round -> HTML in
        let (count, share) = (rounds[round][index], shares[round][index])
        return """
          <span class="votes\(isEarlier(round, rounds) ? " earlier" : "")">\(name(of: round, rounds))<span class="bar"><span style="width:\(share)%"></span></span> <span class="share">\(share)%</span> <span class="count">\(count)</span></span>

          """
      }
      let mark: HTML = isRight ? " <span class=\"mark\">✓</span>" : ""
      let kind: HTML = "card\(isRight ? " answer" : "")\(own == index ? " own" : "")"
      let votes: HTML =
        bars.isEmpty
        ? (isOver ? "" : "<span class=\"votes\"><span class=\"bar\"></span></span>\n")
        : bars.joined()
      return
        "<li class=\"\(kind)\">\(content(choice))\(mark)<span class=\"rounds\">\n\(votes)</span></li>\n"
    }
    return "\(legend(rounds))<ul class=\"cards\">\(cards.joined())</ul>\n"
  }

  private func isEarlier(_ round: Int, _ rounds: [[Int]]) -> Bool { round < rounds.count - 1 }

  /// The name of a round for a screen reader, if there are two.
  private func name(of round: Int, _ rounds: [[Int]]) -> HTML {
    guard rounds.count > 1 else { return "" }
    let name = isEarlier(round, rounds) ? ClassMessage.firstVote : .secondVote
    return "<span class=\"unseen\">\(name.html):</span> "
  }

  /// Explains the colors of the bars, if there were two votes.
  private func legend(_ rounds: [[Int]]) -> HTML {
    guard rounds.count > 1 else { return "" }
    return """
      <p class="vote-legend" aria-hidden="true"><span class="earlier">\(ClassMessage.firstVote.html)</span> \
      <span>\(ClassMessage.secondVote.html)</span></p>

      """
  }

  /// The right choice, with the reason.
  var answer: HTML {
    guard let right = asked.choices.first(where: \.isRight) else { return "" }
    return """
      <div class="feedback">\(ClassMessage.rightAnswer(right).html)</div>

      """
  }

  private func content(_ choice: Room.Asked.Choice) -> HTML {
    "<b class=\"label\">\(choice.label)</b> <span class=\"text\">\(choice.text)</span>"
  }
}
