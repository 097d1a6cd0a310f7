import Foundation
import Pages
import Testing

@testable import Classroom

@Suite("Allowed requests")
struct ReceptionTests {
  private let host = "127.0.0.1:8420"

  private func makeReception() -> Desk {
    var room = makeRoom()
    room.show(stage: slide("&lt;b&gt;", .question), frame: 1, asks: asked(), isAnswered: false)
    return Desk(Reception(room, hosts: [host]) { "seat-of-somebody" })
  }

  private func request(
    _ method: Request.Method, _ path: String, seat: String? = nil, form: String = "",
    _ more: [String: String] = [:], query: [String: String] = [:]
  ) -> Request {
    var headers = ["host": host]
    if let seat { headers["cookie"] = "seat=\(seat)" }
    headers.merge(more) { $1 }
    return Request(method, path, query: query, headers: headers, body: Array(form.utf8))
  }

  @Test("with the code, a visitor gets a seat, sees the question and votes; without it, a door")
  func comingIn() {
    let reception = makeReception()
    func ask(_ request: Request) -> Response { reception.answer(request, from: "a", at: 1) }
    #expect(ask(request(.get, "/")).body.contains("Code on the wall"))
    #expect(ask(request(.post, "/join", form: "code=XXXX")).status == 403)
    #expect(
      ask(request(.get, "/k7qp")).headers["Set-Cookie"]?.hasPrefix("seat=seat-of-somebody;") == true
    )
    let page = ask(request(.get, "/", seat: "seat-of-somebody")).body
    #expect(page.contains("What is &lt;printed&gt;?") && page.contains("print(1)"))
    #expect(!page.contains("So it is."), "the answer isn't in the page before it is shown")
    let vote = request(.post, "/vote", seat: "seat-of-somebody", form: "question=1.2&choice=1")
    #expect(ask(vote).status == 303)
    #expect(reception.reception.room.counts(of: "1.2", choices: 2) == [[0, 1]])
  }

  @Test("an invalid request gets a clear answer, and the class continues")
  func refusals() {
    let reception = makeReception()
    _ = reception.answer(request(.get, "/K7QP"), from: "a", at: 1)
    let seat = "seat-of-somebody"
    func status(_ request: Request) -> Int { reception.answer(request, from: "a", at: 1).status }
    let form = "question=1.2&choice=0"
    #expect(status(request(.post, "/vote", form: form)) == 403)
    #expect(status(request(.post, "/vote", seat: "made-up", form: form)) == 403)
    #expect(status(request(.post, "/vote", seat: seat, form: "question=1.2&choice=99")) == 400)
    #expect(status(request(.post, "/vote", seat: seat, form: "choice=x")) == 400)
    #expect(status(request(.get, "/vote", seat: seat)) == 404)
    #expect(status(request(.get, "/teach/guess")) == 404)
    #expect(
      status(request(.post, "/vote", seat: seat, form: form, ["host": "evil.example"])) == 403)
    for forged in ["http://evil.example", "null", "https://\(host)"] {
      #expect(status(request(.post, "/vote", seat: seat, form: form, ["origin": forged])) == 403)
    }
    #expect(
      status(request(.post, "/vote", seat: seat, form: form, ["sec-fetch-site": "cross-site"]))
        == 403)
    #expect(reception.reception.room.counts(of: "1.2", choices: 2).isEmpty)
    let own = ["origin": "http://\(host)"]
    #expect(status(request(.post, "/vote", seat: seat, form: form, own)) == 303)
    reception.reception.room.closeOrAskAgain()
    var late = request(.post, "/vote", seat: seat, form: "question=1.2&choice=1")
    late.headers["x-part"] = "1"
    #expect(reception.answer(late, from: "a", at: 2).body.contains("The vote is closed"))
    #expect(reception.reception.room.counts(of: "1.2", choices: 2) == [[1, 0]])
  }

  @Test("a client that sends too many requests is delayed, and others aren't")
  func rate() {
    let reception = makeReception()
    _ = reception.sit("s")
    _ = reception.sit("t")
    let statuses = (0..<30).map { _ in
      reception.answer(request(.get, "/", seat: "s"), from: "a", at: 1).status
    }
    #expect(statuses.filter { $0 == 429 }.count == 10)
    #expect(reception.answer(request(.get, "/", seat: "t"), from: "a", at: 1).status == 200)
    #expect(reception.answer(request(.get, "/", seat: "s"), from: "a", at: 2).status == 200)
  }

  @Test("a client with the newest version gets a short answer")
  func unchanged() {
    let reception = makeReception()
    _ = reception.sit("s")
    func part(_ version: Int) -> Response {
      reception.answer(
        request(.get, "/part", seat: "s", query: ["since": "\(version)"]), from: "a", at: 1)
    }
    #expect(part(reception.reception.room.version).status == 204)
    let old = part(0)
    #expect(old.status == 200 && old.headers["X-Version"] == "\(reception.reception.room.version)")
  }

  @Test(
    "the wall shows the slide, the question's cards, the address, and the number of answers")
  func wall() {
    let reception = makeReception()
    _ = reception.sit("s")
    _ = reception.reception.room.vote(1, by: "s", on: "1.2")
    let wall = reception.answer(request(.get, "/wall"), from: "a", at: 1).body
    #expect(wall.contains("&lt;b&gt;") && wall.contains("127.0.0.1:8420<b>/K7QP</b>"))
    #expect(wall.contains("aria-label=\"QR code of http://127.0.0.1:8420/K7QP\""))
    #expect(wall.components(separatedBy: "class=\"card\"").count == 3)
    #expect(wall.contains("<b>1</b> of 1 have answered"))
  }

  @Test("the teacher's page has the notes, the time, the vote and the current keys")
  func teacherPage() {
    let reception = makeReception()
    _ = reception.sit("s")
    reception.reception.room.teach(
      Teaching(step: "A queue", notes: "<p>Ask who runs it.</p>", minutesLeft: 12, next: "A task"))
    func page() -> String {
      reception.answer(request(.get, "/teach/s3cret/part"), from: "t", at: 1).body
    }
    #expect(page().contains("Ask who runs it.") && page().contains("<b>12 min</b>"))
    #expect(page().contains("Next step: A task") && page().contains("What is &lt;printed&gt;?"))
    #expect(page().contains("Close the vote") && page().contains("So it is."))
    reception.reception.room.closeOrAskAgain()
    #expect(page().contains("Vote again") && page().contains(">Next</button>"))
    reception.reception.room.show(
      stage: slide("run", .run), frame: 2, asks: asked(), isClosed: true, isAnswered: true)
    #expect(page().contains("value=\"vote\" disabled>") && page().contains(">Next</button>"))
    #expect(page().contains("<button type=\"submit\" name=\"key\" value=\"back\">Back</button>"))
    var key = request(.post, "/teach/s3cret", form: "key=on")
    #expect(reception.answer(key, from: "t", at: 1).status == 303)
    key.headers["x-part"] = "1"
    #expect(reception.answer(key, from: "t", at: 1).status == 204)
    #expect(reception.reception.room.takeKeys() == [.on, .on])
  }

  @Test("a seat sees the others' votes only after the vote is closed")
  func bars() {
    let reception = makeReception()
    for seat in ["s", "t"] { _ = reception.sit(seat) }
    _ = reception.reception.room.vote(1, by: "s", on: "1.2")
    func page(_ seat: String) -> String {
      reception.answer(request(.get, "/", seat: seat), from: "a", at: 1).body
    }
    #expect(!page("t").contains("class=\"bar\""))
    reception.reception.room.closeOrAskAgain()
    #expect(
      page("t").contains("<span class=\"share\">100%</span>")
        && page("t").contains("You have not answered."))
    #expect(!page("t").contains("So it is."))
  }

  @Test("the teacher's page presses the stage's keys")
  func teacher() {
    let reception = makeReception()
    #expect(reception.answer(request(.get, "/teach/s3cret"), from: "a", at: 1).status == 200)
    let press = request(.post, "/teach/s3cret", form: "key=vote")
    #expect(reception.answer(press, from: "a", at: 1).status == 303)
    #expect(
      reception.answer(request(.post, "/teach/s3cret", form: "key=rm"), from: "a", at: 1).status
        == 400)
    let keys = reception.reception.room.takeKeys()
    #expect(keys == [.vote])
  }

  @Test("a full room reports that it is full")
  func full() {
    let reception = makeReception()
    for seat in 0..<Room.mostSeats { _ = reception.sit("s\(seat)") }
    #expect(reception.answer(request(.get, "/K7QP"), from: "a", at: 1).status == 503)
  }

  /// Requests of every kind, in random order, from a generator with a fixed seed.
  @Test(
    "no order of requests breaks a room, counts a vote twice, or shows an answer early",
    arguments: 0..<40 as Range<UInt64>)
  func fuzz(seed: UInt64) {
    var random = SplitMix(state: seed)
    let reception = makeReception()
    let texts = [
      "", "1.2", "0", "1", "-1", "99999999999999999999", "<script>", "%00", "K7QP", "s3cret",
      "vote", "\u{202E}",
    ]
    for time in 0..<200 {
      let pick = { (all: [String]) in all[Int.random(in: 0..<all.count, using: &random)] }
      let path = pick([
        "/", "/part", "/vote", "/join", "/wall", "/wall/part", "/K7QP", "/teach/s3cret", "/teach/x",
        "/%2e%2e", "//",
      ])
      let method: Request.Method = Bool.random(using: &random) ? .get : .post
      let form =
        "question=\(pick(texts))&choice=\(pick(texts))&code=\(pick(texts))&key=\(pick(texts))"
      let seat: String? = Bool.random(using: &random) ? pick(["seat-of-somebody", "x", ""]) : nil
      let response = reception.answer(
        request(method, path, seat: seat, form: form, query: ["since": pick(texts)]), from: "a",
        at: Double(time))
      #expect([200, 204, 303, 400, 403, 404, 429, 503].contains(response.status))
      #expect(!response.body.contains("<script>") && !response.body.contains("\u{202E}"))
      // Only the teacher's secret address shows the answer while the vote is open.
      if reception.reception.room.asked?.phase == .open, !path.hasPrefix("/teach/s3cret") {
        #expect(!response.body.contains("So it is."))
      }
      if time % 50 == 49 { reception.reception.room.closeOrAskAgain() }
      for votes in reception.reception.room.counts(of: "1.2", choices: 2) {
        #expect(votes.reduce(0, +) <= reception.reception.room.seats.count)
      }
    }
  }
}

/// A class around a reception, so that expectations can change it.
private final class Desk {
  var reception: Reception

  init(_ reception: Reception) { self.reception = reception }

  func answer(_ request: Request, from address: String, at now: Double) -> Response {
    reception.answer(request, from: address, at: now)
  }

  func sit(_ seat: String) -> Bool {
    defer { reception.room.notice(seat, at: 1) }
    return reception.room.sit(seat)
  }
}
