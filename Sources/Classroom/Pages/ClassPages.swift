import Pages

/// The pages of a room. The server makes them, and the script only fetches them again.
enum ClassPages {
  static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; "
    + "connect-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

  // MARK: Pages

  static func door(problem: String?) -> HTML {
    let message: HTML = problem.map { "<p class=\"error\" role=\"alert\">\($0)</p>" } ?? ""
    return document(
      title: "Join the class", part: nil,
      """
      <h1>Join the class</h1>\(message)
      <form method="post" action="/join"><p><label for="code">Code on the wall</label><br>
      <input id="code" name="code" autocomplete="off" autocapitalize="characters" required maxlength="12">
      <button type="submit">Join</button></p></form>

      """)
  }

  static func seat(_ room: Room, seat: String) -> HTML {
    document(title: "Heirloom", part: "/part", seatPart(room, seat: seat), version: room.version)
  }

  static func wall(_ room: Room, address: String) -> HTML {
    document(
      title: "The wall", part: "/wall/part", WallPage(room: room, address: address).html,
      version: room.version, kind: "wall")
  }

  static func teacher(_ room: Room) -> HTML {
    document(
      title: "Teacher", part: "/teach/\(room.secret)/part", TeacherPage(room: room).html,
      version: room.version, kind: "seat teacher")
  }

  /// The value of the key that removes every seat.
  static let emptyKey = "empty"

  // MARK: Changing parts

  static func seatPart(_ room: Room, seat: String) -> HTML {
    guard let asked = room.asked else {
      return """
        <div class="waiting"><h1>Look at the wall</h1>
        <p role="status">You have joined the class. The next question appears here.</p></div>

        """
    }
    let own = room.choice(of: seat)
    let cards = QuestionCards(room: room, asked: asked, own: own)
    let heading: HTML = "<h1>\(asked.text)</h1>\n\(asked.code)"
    switch asked.phase {
    case .open:
      let status: HTML =
        own == nil
        ? "Choose one." : "Your answer counts. You can change it until the vote is closed."
      return "\(heading)\(cards.buttons)<p role=\"status\">\(status)</p>\n"
    case .closed:
      let answer: HTML =
        own.map { "Your answer is \(asked.choices[$0].label)." } ?? "You have not answered."
      return "\(heading)\(cards.list)<p role=\"status\">The vote is closed. \(answer)</p>\n"
    case .answered: return "\(heading)\(feedback(asked, own))\(cards.list)"
    }
  }

  private static func feedback(_ asked: Room.Asked, _ own: Int?) -> HTML {
    let right = asked.choices.first(where: \.isRight)
    let answer: HTML = right.map { "\($0.label)) \($0.text): \($0.feedback)" } ?? ""
    guard let own, asked.choices.indices.contains(own) else {
      return "<div class=\"feedback\" role=\"status\">The answer is \(answer)</div>\n"
    }
    let choice = asked.choices[own]
    let verdict: HTML =
      choice.isRight
      ? "<strong class=\"right\">✓ Right:</strong>" : "<strong class=\"error\">✗ Wrong:</strong>"
    let feedback: HTML =
      "<div class=\"feedback\" role=\"status\">\(verdict) \(choice.label)) \(choice.text): \(choice.feedback)</div>\n"
    return choice.isRight
      ? feedback : feedback + "<div class=\"feedback\">The answer is \(answer)</div>\n"
  }

  private static func document(
    title: String, part: String?, _ content: HTML, version: Int = 0,
    kind: HTML = "seat"
  ) -> HTML {
    let script: HTML =
      part.map { _ in "<script src=\"/script.js\"></script>\n" } ?? ""
    let refresh: HTML =
      part == nil ? "" : "<noscript><meta http-equiv=\"refresh\" content=\"4\"></noscript>\n"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(refresh)<link rel="icon" href="data:,">
      <title>\(title)</title>
      <style>
      \(trusted: ClassStyle.text)</style>
      </head>
      <body class="\(kind)">
      <main data-part="\(part ?? "")" data-version="\(version)">
      \(content)</main>
      <p id="lost" role="alert" hidden>There is no connection to the class. Your answer is stored. This page reconnects automatically.</p>
      \(script)</body>
      </html>

      """
  }
}
