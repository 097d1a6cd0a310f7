import Pages

/// The access rules of a room, and its responses.
package struct Reception: Sendable {
  package var room: Room
  /// The names of this machine that requests may use, with the port: `192.168.1.5:8420`.
  private let hosts: Set<String>
  private let makeSeat: @Sendable () -> String
  private var bySeat = RateLimit(perSecond: 5, burst: 20)
  /// A whole room may come from one address.
  private var byAddress = RateLimit(perSecond: 1000, burst: 4000)
  /// The limit of new seats. A lecture hall takes some hundreds at once, and later few.
  private var newSeats = RateLimit(perSecond: 2, burst: 400)

  /// - Parameters:
  ///   - hosts: The allowed names. Other names are refused, so that no page from elsewhere can
  ///     reach the room under its own name.
  ///   - makeSeat: Returns a name that can't be guessed.
  package init(_ room: Room, hosts: Set<String>, makeSeat: @escaping @Sendable () -> String) {
    self.room = room
    self.hosts = hosts
    self.makeSeat = makeSeat
  }

  /// - Parameters:
  ///   - address: The client's address.
  ///   - now: The time in seconds, from any origin.
  package mutating func answer(_ request: Request, from address: String, at now: Double) -> Response
  {
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
      return .refusal(403, .notAnAddressOfRoom)
    }
    guard byAddress.takes(address, at: now) else { return .refusal(429) }
    if request.method == .post, !isFromHere(request, host: host) {
      return .refusal(403, .answerFromElsewhere)
    }
    let seat = request.seat.flatMap { room.seats.contains($0) ? $0 : nil }
    if let seat, !bySeat.takes(seat, at: now) { return .refusal(429) }
    room.notice(seat, at: now)
    switch (request.method, request.path) {
    case (.get, "/"), (.head, "/"):
      return .page(seat.map { ClassPages.seat(room, seat: $0) } ?? ClassPages.door(problem: nil))
    case (.get, "/part"):
      guard let seat else { return .refusal(403, .openAddressFirst) }
      return part(ClassPages.seatPart(room, seat: seat), since: request)
    case (.get, "/wall"), (.head, "/wall"): return .page(ClassPages.wall(room, address: host))
    case (.get, "/wall/part"): return part(WallPage(room: room, address: host).html, since: request)
    case (.post, "/vote"): return vote(request, by: seat)
    case (.post, "/join"):
      return join(request.form["code"] ?? "", request, seat: seat, from: address, at: now)
    case (.get, "/script.js"):
      return Response(
        status: 200, headers: ["Content-Type": "text/javascript; charset=utf-8"],
        body: PartScript.text)
    case (.get, "/favicon.ico"): return .unchanged
    case (.get, "/teach/" + room.secret), (.head, "/teach/" + room.secret):
      return .page(ClassPages.teacher(room))
    case (.get, "/teach/" + room.secret + "/part"):
      return part(TeacherPage(room: room).html, since: request)
    case (.post, "/teach/" + room.secret):
      if request.form["key"] == ClassPages.emptyKey {
        room.empty()
        return request.headers["x-part"] == nil ? .redirect(to: request.path) : .unchanged
      }
      guard let key = request.form["key"].flatMap(Room.TeacherKey.init) else {
        return .refusal(400, .noSuchKey)
      }
      room.press(key)
      return request.headers["x-part"] == nil ? .redirect(to: request.path) : .unchanged
    case (.get, let path) where path.dropFirst().uppercased() == room.code:
      return join(room.code, request, seat: seat, from: address, at: now)
    case (.get, _), (.head, _), (.post, _):
      return .refusal(404, .noSuchPage)
    }
  }

  private func isFromHere(_ request: Request, host: String) -> Bool {
    if let origin = request.headers["origin"] {
      return origin.lowercased() == "http://" + host.lowercased()
    }
    // Browsers that send no origin identify the source of a request in another header, or not at
    // all.
    return ["same-origin", "none", nil].contains(request.headers["sec-fetch-site"])
  }

  private func part(_ html: @autoclosure () -> HTML, since request: Request) -> Response {
    let version = String(room.version)
    if request.query["since"] == version { return .unchanged }
    var response = Response.page(html())
    response.headers["X-Version"] = version
    return response
  }

  private mutating func join(
    _ code: String, _ request: Request, seat: String?, from address: String, at now: Double
  ) -> Response {
    if seat != nil { return .redirect(to: "/") }
    let typed = code.uppercased().filter { !$0.isWhitespace }
    guard typed == room.code else {
      return .page(ClassPages.door(problem: .wrongCode), status: 403)
    }
    guard newSeats.takes(address, at: now) else {
      return .refusal(429, .manyComingIn)
    }
    let seat = makeSeat()
    guard room.sit(seat, from: address) else { return .refusal(503) }
    room.notice(seat, at: now)
    return .redirect(
      to: "/", cookie: "seat=\(seat); Path=/; HttpOnly; SameSite=Lax; Max-Age=43200")
  }

  private mutating func vote(_ request: Request, by seat: String?) -> Response {
    let form = request.form
    guard let seat else {
      return .refusal(403, .unknownSeat)
    }
    guard let choice = form["choice"].flatMap({ Int($0) }), let question = form["question"] else {
      return .refusal(400, .notAnAnswer)
    }
    let isScript = request.headers["x-part"] != nil
    switch room.vote(choice, by: seat, on: question) {
    case .counted, .closed:
      // The page shows that the vote was too late.
      guard isScript else { return .redirect(to: "/") }
      var response = Response.page(ClassPages.seatPart(room, seat: seat))
      response.headers["X-Version"] = String(room.version)
      return response
    case .unknownSeat: return .refusal(403, .unknownSeat)
    case .noSuchChoice: return .refusal(400, .noSuchAnswer)
    }
  }
}
