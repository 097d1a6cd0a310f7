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
  var list: HTML {
    let isOver = asked.phase != .open
    let rounds = isOver ? room.counts(of: asked.id, choices: asked.choices.count) : []
    let shares = rounds.map(percentages)
    let cards = asked.choices.enumerated().map { index, choice -> HTML in
      let isRight = asked.phase == .answered && choice.isRight
      let bars = rounds.indices.map { round -> HTML in
        let (count, share) = (rounds[round][index], shares[round][index])
        let name: HTML = rounds.count == 1 ? "" : "<span class=\"round\">\(round + 1)</span> "
        return """
          <span class="votes">\(name)<span class="bar"><span style="width:\(share)%"></span></span> <span class="share">\(share)%</span> <span class="count">\(count)</span></span>

          """
      }
      let mark: HTML = isRight ? " <span class=\"right\">✓</span>" : ""
      let kind: HTML = "card\(isRight ? " answer" : "")\(own == index ? " own" : "")"
      let votes: HTML =
        bars.isEmpty ? "" : "<span class=\"rounds\">\n\(bars.joined())</span>"
      return "<li class=\"\(kind)\">\(content(choice))\(mark)\(votes)</li>\n"
    }
    return "<ul class=\"cards\">\(cards.joined())</ul>\n"
  }

  /// The right choice, with the reason.
  var answer: HTML {
    guard let right = asked.choices.first(where: \.isRight) else { return "" }
    return """
      <div class="feedback"><strong class="right">✓</strong> <b>\(right.label))</b> \(right.text): \(right.feedback)</div>

      """
  }

  private func content(_ choice: Room.Asked.Choice) -> HTML {
    "<b class=\"label\">\(choice.label)</b> <span class=\"text\">\(choice.text)</span>"
  }
}
