import Pages

/// The pages of a room: what is shown is made here, and the script only fetches it anew.
enum ClassPages {
  static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; "
    + "connect-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

  // MARK: Pages

  static func door(problem: String?) -> HTML {
    let message: HTML = problem.map { "<p class=\"error\" role=\"alert\">\($0)</p>" } ?? ""
    return document(
      title: "Come in", part: nil,
      """
      <h1>Come in</h1>\(message)
      <form method="post" action="/join"><p><label for="code">The code on the wall</label><br>
      <input id="code" name="code" autocomplete="off" autocapitalize="characters" required maxlength="12">
      <button type="submit">Come in</button></p></form>

      """)
  }

  static func seat(_ room: Room, seat: String) -> HTML {
    document(title: "Heirloom", part: "/part", seatPart(room, seat: seat), version: room.version)
  }

  static func wall(_ room: Room, address: String) -> HTML {
    document(
      title: "The wall", part: "/wall/part", wallPart(room, address: address),
      version: room.version)
  }

  /// The stage's keys for somebody who walks about with a telephone.
  static func teacher(_ room: Room) -> HTML {
    let words: [Room.TeacherKey: String] = [
      .on: "On", .back: "Back", .vote: "Close the vote, or ask again",
    ]
    let buttons = Room.TeacherKey.allCases.map { key -> HTML in
      "<button type=\"submit\" name=\"key\" value=\"\(key.rawValue)\">\(words[key] ?? key.rawValue)</button>\n"
    }
    return document(
      title: "The teacher's keys", part: nil,
      """
      <h1>The teacher's keys</h1>
      <form class="vote" method="post">\(sum(buttons))</form>

      """)
  }

  // MARK: What changes

  static func seatPart(_ room: Room, seat: String) -> HTML {
    guard let asked = room.asked else {
      return "<h1>Look at the wall</h1>\n<p role=\"status\">The next question comes here.</p>\n"
    }
    let own = room.choice(of: seat)
    let code: HTML =
      asked.code.isEmpty
      ? ""
      : "<pre tabindex=\"0\" role=\"group\" aria-label=\"Code\"><code>\(HTML(lines: asked.code))</code></pre>\n"
    let heading: HTML = "<h1>\(asked.text)</h1>\n\(code)"
    switch asked.phase {
    case .open:
      let buttons = asked.choices.enumerated().map { index, choice -> HTML in
        """
        <button type="submit" name="choice" value="\(index)" aria-pressed="\(own == index ? "true" : "false")"><b>\(choice.label))</b> \(choice.text)</button>

        """
      }
      let status: HTML =
        own == nil
        ? "Choose one." : "Your answer counts. You can change it until the vote is closed."
      return """
        \(heading)<form class="vote" method="post" action="/vote"><input type="hidden" name="question" value="\(asked.id)">
        \(sum(buttons))</form>
        <p role="status">\(status)</p>

        """
    case .closed:
      let answer: HTML =
        own.map { "Your answer is \(asked.choices[$0].label))." } ?? "You have not answered."
      return """
        \(heading)\(bars(room, asked, own: own))<p role="status">The vote is closed. \(answer)</p>

        """
    case .answered:
      return heading + feedback(asked, own) + bars(room, asked, own: own)
    }
  }

  static func wallPart(_ room: Room, address: String) -> HTML {
    let answered = room.asked.map { asked in room.votes[asked.id]?.last?.count ?? 0 }
    let count: HTML =
      answered.map { "<b>\($0)</b> of \(room.seats.count) have answered" }
      ?? "\(room.seats.count) are here"
    // As large as there is room for, and of one size while the stage isn't fuller than usual.
    let rows = (room.stage.lastIndex { !$0.isEmpty } ?? -1) + 1
    let size = "--columns:\(max(60, room.columns));--rows:\(max(24, rows))"
    let stage = room.stage.prefix(rows).joined(separator: "\n")
    return """
      <h1 class="come">Come in: <b>http://\(address)/\(room.code)</b> · \(count)</h1>
      <pre class="stage" style="\(size)" tabindex="0" role="group" aria-label="Stage"><code>\(HTML(lines: stage))</code></pre>

      """
  }

  private static func feedback(_ asked: Room.Asked, _ own: Int?) -> HTML {
    let right = asked.choices.first(where: \.isRight)
    guard let own, asked.choices.indices.contains(own) else {
      return
        "<p role=\"status\">The answer is \(right?.label ?? "")) \(right?.text ?? ""): \(right?.feedback ?? "")</p>\n"
    }
    let choice = asked.choices[own]
    let verdict: HTML =
      choice.isRight
      ? "<strong class=\"right\">✓ Right:</strong>" : "<strong class=\"error\">✗ Wrong:</strong>"
    var html: HTML =
      "<p role=\"status\">\(verdict) \(choice.label)) \(choice.text): \(choice.feedback)</p>\n"
    if !choice.isRight, let right {
      html += "<p>The answer is \(right.label)) \(right.text): \(right.feedback)</p>\n"
    }
    return html
  }

  /// The votes, each after the other; a bar's length is also said in words.
  private static func bars(_ room: Room, _ asked: Room.Asked, own: Int?) -> HTML {
    let rounds = room.counts(of: asked.id, choices: asked.choices.count)
    let rows = asked.choices.enumerated().map { index, choice -> HTML in
      let bars = rounds.map { counts -> HTML in
        let percent = counts[index] * 100 / max(1, counts.reduce(0, +))
        return """
          <span class="bar"><span style="width:\(percent)%"></span></span> <span class="count">\(counts[index]) (\(percent) %)</span>

          """
      }
      let mark: HTML =
        asked.phase == .answered && choice.isRight ? " <span class=\"right\">✓</span>" : ""
      let isOwn: HTML = own == index ? " class=\"own\"" : ""
      return "<li\(isOwn)><b>\(choice.label))</b> \(choice.text)\(mark)<br>\(sum(bars))</li>\n"
    }
    return "<ul class=\"bars\">\(sum(rows))</ul>\n"
  }

  private static func sum(_ parts: [HTML]) -> HTML { parts.reduce(HTML(), +) }

  private static func document(
    title: String, part: String?, _ content: HTML, version: Int = 0
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
      <body>
      <main data-part="\(part ?? "")" data-version="\(version)">
      \(content)</main>
      <p id="lost" role="alert" hidden>The room can't be reached. Your answer is kept; this page goes on by itself.</p>
      \(script)</body>
      </html>

      """
  }
}
