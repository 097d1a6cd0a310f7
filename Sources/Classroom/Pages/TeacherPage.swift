import Pages

/// The teacher's page: the notes, the state of the vote, and the stage's keys.
struct TeacherPage {
  let room: Room

  var html: HTML {
    let teaching = room.teaching
    let time: HTML =
      teaching.minutesLeft.map {
        "<p class=\"time\"><b>\($0) min</b> to the end of the lesson</p>\n"
      } ?? ""
    let notes: HTML =
      teaching.notes.text.isEmpty ? "" : "<section><h2>Notes</h2>\n\(teaching.notes)</section>\n"
    let next: HTML =
      teaching.next.map { "<p class=\"next\">Next step: \($0)</p>\n" }
      ?? "<p class=\"next\">This is the last step.</p>\n"
    let heading: HTML = teaching.step.text.isEmpty ? "The class" : teaching.step
    return """
      <h1>\(heading)</h1>
      \(time)\(question)\(notes)\(next)\(seats)\(keys)
      """
  }

  private var question: HTML {
    guard let asked = room.asked else {
      return "<p role=\"status\">\(VoteCount(room: room).html)</p>\n"
    }
    let cards = QuestionCards(room: room, asked: asked)
    let advice: HTML =
      room.isWorthDiscussing ? "<p class=\"advice\">\(SecondVote.advice)</p>\n" : ""
    return """
      <section><h2>\(asked.text)</h2>
      <p role="status">\(VoteCount(room: room).html)</p>
      \(advice)\(cards.list)\(cards.answer)</section>

      """
  }

  /// The addresses of the seats, and a key to remove seats if one address takes many.
  private var seats: HTML {
    let most = room.arrivals.values.max() ?? 0
    let addresses = room.arrivals.count == 1 ? "1 address" : "\(room.arrivals.count) addresses"
    return """
      <details class="seats"><summary>\(room.seats.count) of \(Room.mostSeats) seats are taken</summary>
      <p>The seats came from \(addresses), at most \(most) from the same address.</p>
      <form method="post"><p><button type="submit" name="key" value="\(ClassPages.emptyKey)">Empty the room</button></p></form>
      <p>Everybody then joins again, and the votes on the open question are removed.</p></details>

      """
  }

  private var keys: HTML {
    let vote: HTML? =
      switch room.asked?.phase {
      case .open?: "Close the vote"
      case .closed? where room.stage.layout == .question: "Second vote"
      case .closed?, .answered?, nil: nil
      }
    let isAsking = room.asked != nil && room.stage.layout == .question
    let buttons: [(Room.TeacherKey, HTML)] =
      [(.back, "Back")] + (vote.map { [(.vote, $0)] } ?? [])
      + [(.on, isAsking ? "Show the run" : "Next")]
    // The expected next key stands out.
    let isForVote = isAsking && (room.asked?.phase == .open || room.isWorthDiscussing)
    let expected = isForVote ? Room.TeacherKey.vote : .on
    let list = buttons.map { key, words -> HTML in
      let kind: HTML = key == expected ? " class=\"expected\"" : ""
      return
        "<button type=\"submit\" name=\"key\" value=\"\(key.rawValue)\"\(kind)>\(words)</button>\n"
    }
    return "<form class=\"keys\" method=\"post\">\(list.joined())</form>\n"
  }
}
