import Pages

/// The teacher's page: the notes, the state of the vote, and the stage's keys.
struct TeacherPage {
  let room: Room

  var html: HTML {
    let teaching = room.teaching
    let time: HTML =
      teaching.minutesLeft.map {
        "<p class=\"time\">\(ClassMessage.timeToEnd(minutes: $0).html)</p>\n"
      } ?? ""
    let notes: HTML =
      teaching.notes.text.isEmpty
      ? "" : "<section><h2>\(ClassMessage.notes.html)</h2>\n\(teaching.notes)</section>\n"
    let next = teaching.next.map(ClassMessage.nextStep) ?? .lastStep
    let heading = teaching.step.text.isEmpty ? ClassMessage.teacherHeading.html : teaching.step
    return """
      <h1>\(heading)</h1>
      \(time)\(question)\(notes)<p class="next">\(next.html)</p>
      \(seats)\(keys)
      """
  }

  private var question: HTML {
    guard let asked = room.asked else {
      return "<p role=\"status\">\(ClassMessage.votes(in: room).html)</p>\n"
    }
    let cards = QuestionCards(room: room, asked: asked)
    let advice: HTML =
      room.isWorthDiscussing ? "<p class=\"advice\">\(SecondVote.advice)</p>\n" : ""
    return """
      <section><h2>\(asked.text)</h2>
      <p role="status">\(ClassMessage.votes(in: room).html)</p>
      \(advice)\(cards.list)\(cards.answer)</section>

      """
  }

  /// The addresses of the seats, and a key to remove seats if one address takes many.
  private var seats: HTML {
    let arrivals: ClassMessage? =
      switch room.arrivals.count {
      case 0: nil
      case 1: .seatsFromOneAddress(room.arrivals.values.max() ?? 0)
      default:
        .seatsFromAddresses(room.arrivals.count, mostFromOne: room.arrivals.values.max() ?? 0)
      }
    let origins: HTML = arrivals.map { "<p>\($0.html)</p>\n" } ?? ""
    return """
      <details class="seats"><summary>\(ClassMessage.seatsTaken(room.seats.count, of: Room.mostSeats).html)</summary>
      \(origins)<form method="post"><p><button type="submit" name="key" value="\(ClassPages.emptyKey)">\(ClassMessage.emptyRoom.html)</button></p></form>
      <p>\(ClassMessage.effectOfEmptying.html)</p></details>

      """
  }

  /// A key of the page. Each has its own place in each state of the class.
  private struct Key {
    var value: Room.TeacherKey
    var words: ClassMessage
    var isEnabled: Bool
  }

  private var keys: HTML {
    let isAsking = room.asked != nil && room.stage.layout == .question
    let isClosed = isAsking && room.asked?.phase == .closed
    let keys = [
      Key(value: .back, words: .back, isEnabled: room.frame > 0),
      Key(
        value: .vote, words: isClosed ? .voteAgain : .closeVote,
        isEnabled: isClosed || room.asked?.phase == .open),
      Key(value: .on, words: .next, isEnabled: true),
    ]
    // The expected next key stands out.
    let isForVote = isAsking && (room.asked?.phase == .open || room.isWorthDiscussing)
    let expected = isForVote ? Room.TeacherKey.vote : .on
    let list = keys.map { key -> HTML in
      let kind: HTML = key.value == expected ? " class=\"expected\"" : ""
      let state: HTML = key.isEnabled ? "" : " disabled"
      return
        "<button type=\"submit\" name=\"key\" value=\"\(key.value.rawValue)\"\(kind)\(state)>\(key.words.html)</button>\n"
    }
    return "<form class=\"keys\" method=\"post\">\(list.joined())</form>\n"
  }
}
