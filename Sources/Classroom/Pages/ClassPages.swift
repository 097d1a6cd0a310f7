import MessageTables
import Pages

/// The pages of a room. The server makes them, and the script only fetches them again.
enum ClassPages {
  static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; "
    + "connect-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

  // MARK: Pages

  static func door(problem: ClassMessage?) -> HTML {
    let message: HTML = problem.map { "<p class=\"error\" role=\"alert\">\($0.html)</p>" } ?? ""
    return document(
      title: .join, part: nil,
      """
      <h1>\(ClassMessage.join.html)</h1>\(message)
      <form method="post" action="/join"><p><label for="code">\(ClassMessage.codeOnWall.html)</label><br>
      <input id="code" name="code" autocomplete="off" autocapitalize="characters" required maxlength="12">
      <button type="submit">\(ClassMessage.joinButton.html)</button></p></form>

      """)
  }

  static func seat(_ room: Room, seat: String) -> HTML {
    document(title: .seatTitle, part: "/part", seatPart(room, seat: seat), of: room)
  }

  static func wall(_ room: Room, address: String) -> HTML {
    document(
      title: .wallTitle, part: "/wall/part", WallPage(room: room, address: address).html,
      of: room, kind: "wall")
  }

  static func teacher(_ room: Room) -> HTML {
    document(
      title: .teacherTitle, part: "/teach/\(room.secret)/part", TeacherPage(room: room).html,
      of: room, kind: "seat teacher")
  }

  /// The value of the key that removes every seat.
  static let emptyKey = "empty"

  // MARK: Changing parts

  static func seatPart(_ room: Room, seat: String) -> HTML {
    guard let asked = room.asked else {
      return """
        <div class="waiting"><h1>\(ClassMessage.lookAtWall.html)</h1>
        <p role="status">\(ClassMessage.hasJoined.html)</p></div>

        """
    }
    let own = room.choice(of: seat)
    let cards = QuestionCards(room: room, asked: asked, own: own)
    let heading: HTML = "<h1>\(asked.text)</h1>\n\(asked.code)"
    switch asked.phase {
    case .open:
      let status: ClassMessage = own == nil ? .chooseOne : .answerCounts
      return "\(heading)\(cards.buttons)<p role=\"status\">\(status.html)</p>\n"
    case .closed:
      let status = ClassMessage.voteClosed(label: own.map { asked.choices[$0].label })
      return "\(heading)\(cards.list)<p role=\"status\">\(status.html)</p>\n"
    case .answered: return "\(heading)\(feedback(asked, own))\(cards.list)"
    }
  }

  private static func feedback(_ asked: Room.Asked, _ own: Int?) -> HTML {
    let right = asked.choices.first(where: \.isRight)
    guard let own, asked.choices.indices.contains(own) else {
      return feedback(right.map(ClassMessage.answer), isStatus: true)
    }
    let choice = asked.choices[own]
    return choice.isRight
      ? feedback(.right(choice), isStatus: true)
      : feedback(.wrong(choice), isStatus: true)
        + feedback(right.map(ClassMessage.answer), isStatus: false)
  }

  private static func feedback(_ message: ClassMessage?, isStatus: Bool) -> HTML {
    guard let message else { return "" }
    let role: HTML = isStatus ? " role=\"status\"" : ""
    return "<div class=\"feedback\"\(role)>\(message.html)</div>\n"
  }

  private static func document(
    title: ClassMessage, part: String?, _ content: HTML, of room: Room? = nil,
    kind: HTML = "seat"
  ) -> HTML {
    let script: HTML =
      part.map { _ in "<script src=\"/script.js\"></script>\n" } ?? ""
    let refresh: HTML =
      part == nil ? "" : "<noscript><meta http-equiv=\"refresh\" content=\"4\"></noscript>\n"
    return """
      <!DOCTYPE html>
      <html lang="\((room?.language ?? .english).description)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(refresh)<link rel="icon" href="data:,">
      <title>\(title.html)</title>
      <style>
      \(trusted: ClassStyle.text)</style>
      </head>
      <body class="\(kind)">
      <main data-part="\(part ?? "")" data-version="\(room?.version ?? 0)">
      \(content)</main>
      <p id="lost" role="alert" hidden>\(ClassMessage.connectionLost.html)</p>
      \(script)</body>
      </html>

      """
  }
}
