import Pages

/// The page for everybody: the stage's slide, the question with its votes, and how to join.
struct WallPage {
  let room: Room
  /// The room's address, with the port.
  let address: String

  var html: HTML {
    let slide = room.stage
    return """
      <div class="slide \(slide.layout.rawValue)" data-progress="\(Int(slide.progress * 1000))">
      <h1 class="top">\(slide.title)</h1>
      <div class="main">\(slide.main)</div>
      <div class="asks">\(question)</div>
      <div class="side">\(answer)\(slide.side)</div>
      \(joining)</div>

      """
  }

  private var question: HTML {
    guard let asked = room.asked, room.stage.layout == .question else { return "" }
    let advice: HTML =
      room.isWorthDiscussing ? "<p class=\"advice\">\(SecondVote.advice)</p>\n" : ""
    return "<h2>\(asked.text)</h2>\n\(QuestionCards(room: room, asked: asked).list)\(advice)"
  }

  private var answer: HTML {
    guard let asked = room.asked, asked.phase == .answered, room.stage.layout != .question else {
      return ""
    }
    let cards = QuestionCards(room: room, asked: asked)
    let hasVotes = room.votes[asked.id]?.latest.isEmpty == false
    return
      "<div class=\"answered\"><h2>\(asked.text)</h2>\n\(hasVotes ? cards.list : "")\(cards.answer)</div>\n"
  }

  private var joining: HTML {
    let link = "http://\(address)/\(room.code)"
    return """
      <aside class="join" aria-label="Join"><p class="call">To join, scan the code or open</p>
      \(QRPicture(link, label: "QR code of \(link)").html)
      <p class="address">\(address)<b>/\(room.code)</b></p>
      <p class="count">\(count)</p></aside>
      """
  }

  private var count: HTML {
    room.stage.layout == .question && room.asked != nil
      ? VoteCount(room: room).html : "\(room.present) connected"
  }
}

/// The number of seats that have answered.
struct VoteCount {
  let room: Room

  var html: HTML {
    guard let asked = room.asked else { return "\(room.present) connected" }
    let answered = room.votes[asked.id]?.latest.count ?? 0
    let audience = room.audience(of: asked.id)
    return switch asked.phase {
    case .open: "<b>\(answered)</b> of \(audience) have answered"
    case .closed, .answered: "Closed: <b>\(answered)</b> of \(audience)"
    }
  }
}

/// A QR code as a drawing; empty for a text that is too long.
struct QRPicture {
  let text: String
  let label: String

  init(_ text: String, label: String) { (self.text, self.label) = (text, label) }

  /// The width of the light margin in modules, which the standard requires.
  private static let margin = 4

  var html: HTML {
    guard let code = QRCode(text) else { return "" }
    let side = code.size + 2 * Self.margin
    var path = ""
    for row in 0..<code.size {
      for column in 0..<code.size where code[row: row, column: column] {
        path += "M\(column + Self.margin) \(row + Self.margin)h1v1h-1z"
      }
    }
    return """
      <svg class="qr" viewBox="0 0 \(side) \(side)" role="img" aria-label="\(label)" shape-rendering="crispEdges">\
      <rect width="\(side)" height="\(side)" fill="#fff"/><path d="\(path)" fill="#000"/></svg>

      """
  }
}
