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
    return """
      <h1>\(teaching.step)</h1>
      \(time)\(question)\(notes)\(next)\(seats)\(keys)
      """
  }

  private var question: HTML {
    guard let asked = room.asked else {
      return "<p role=\"status\">\(VoteCount(room: room).html)</p>\n"
    }
    let cards = QuestionCards(room: room, asked: asked)
    return """
      <section><h2>\(asked.text)</h2>
      <p role="status">\(VoteCount(room: room).html)</p>
      \(cards.list)\(cards.answer)</section>

      """
  }

  /// The addresses of the seats, and a key to remove seats if one address takes many.
  private var seats: HTML {
    let most = room.arrivals.values.max() ?? 0
    return """
      <section><h2>Seats</h2>
      <p>\(room.seats.count) of \(Room.mostSeats) seats are taken. People came from \
      \(room.arrivals.count) addresses, at most \(most) of them from the same address.</p>
      <form method="post"><p><button type="submit" name="key" value="\(ClassPages.emptyKey)">Empty the room</button></p></form>
      <p>Everybody then joins again, and the votes on the open question are removed.</p></section>

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
      (vote.map { [(.vote, $0)] } ?? [])
      + [(.on, isAsking ? "Show the run" : "Next"), (.back, "Back")]
    let list = buttons.map { key, words -> HTML in
      "<button type=\"submit\" name=\"key\" value=\"\(key.rawValue)\">\(words)</button>\n"
    }
    return "<form class=\"keys\" method=\"post\">\(list.joined())</form>\n"
  }
}
