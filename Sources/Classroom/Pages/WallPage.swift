import Pages

/// The page for everybody: the stage's slide, the question with its votes, and how to join.
struct WallPage {
  let room: Room
  /// The room's address, with the port.
  let address: String

  var html: HTML {
    let slide = room.stage
    return """
      <div class="slide \(slide.layout.rawValue)\(isClosed ? " closed" : "")" data-progress="\(Int(slide.progress * 1000))">
      <h1 class="top">\(slide.title)</h1>
      <div class="main">\(slide.main)</div>
      <div class="side">\(question)\(slide.side)</div>
      \(joining)</div>

      """
  }

  /// Whether the class has voted on the question. Then the votes need the space of the QR code.
  private var isClosed: Bool { room.asked.map { $0.phase != .open } ?? false }

  /// The question beside its code, or the answered question beside its run.
  private var question: HTML {
    guard let asked = room.asked else { return "" }
    let isOnItsSlide = room.stage.layout == .question
    let cards = QuestionCards(room: room, asked: asked)
    let heading: HTML = "<h2>\(asked.text)</h2>\n"
    guard asked.phase == .answered else {
      let advice: HTML =
        room.isWorthDiscussing ? "<p class=\"advice\">\(SecondVote.advice)</p>\n" : ""
      return isOnItsSlide ? heading + cards.list + advice : ""
    }
    let hasVotes = room.votes[asked.id]?.latest.isEmpty == false
    return
      "<div class=\"answered\">\(heading)\(hasVotes || isOnItsSlide ? cards.list : "")\(cards.answer)</div>\n"
  }

  private var joining: HTML {
    let link = "http://\(address)/\(room.code)"
    return """
      <aside class="join" aria-label="\(ClassMessage.joining.html)"><p class="call">\(ClassMessage.howToJoin.html)</p>
      \(QRPicture(link).html)
      <p class="count">\(count.html)</p>
      <p class="address">\(address)<b>/\(room.code)</b></p></aside>
      """
  }

  private var count: ClassMessage {
    room.stage.layout == .question && room.asked != nil
      ? .votes(in: room) : .connected(room.present)
  }
}

extension ClassMessage {
  /// The number of seats that have answered the question.
  static func votes(in room: Room) -> ClassMessage {
    guard let asked = room.asked else { return .connected(room.present) }
    let answered = room.votes[asked.id]?.latest.count ?? 0
    let audience = room.audience(of: asked.id)
    return switch asked.phase {
    case .open: .answered(answered, of: audience)
    case .closed, .answered: .closed(answered, of: audience)
    }
  }
}

/// A QR code as a drawing; empty for a text that is too long.
struct QRPicture {
  private let text: String

  init(_ text: String) { self.text = text }

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
      <svg class="qr" viewBox="0 0 \(side) \(side)" role="img" aria-label="\(ClassMessage.codeOf(address: text).html)" shape-rendering="crispEdges">\
      <rect width="\(side)" height="\(side)" fill="#fff"/><path d="\(path)" fill="#000"/></svg>

      """
  }
}
