import Foundation
import Pseudoterminals
import Synchronization
import Testing

@testable import Classroom

@Suite("A room on a port", .serialized)
struct ServerTests {
  private func serve(
    _ limits: ClassServer.Limits = .init(), _ body: (ClassServer) async throws -> Void
  ) async throws {
    let server = try await ClassServer(
      makeRoom(), port: 0, isOpenToNetwork: false, hosts: [], limits: limits)
    server.start()
    defer { server.stop() }
    server.room { $0.show(stage: slide(), frame: 1, asks: asked(), isAnswered: false) }
    try await body(server)
  }

  /// Joins with the code, and returns the cookie.
  private func sit(_ port: UInt16) async throws -> String {
    let answer = try await LocalConnection.request("GET", "/K7QP", port: port)
    let cookie = try #require(answer.headers["set-cookie"])
    return String(cookie.prefix { $0 != ";" })
  }

  @Test("a visitor joins, votes, reloads, and finds the vote kept")
  func seat() async throws {
    try await serve { server in
      let cookie = try await sit(server.port)
      let vote = try await LocalConnection.request(
        "POST", "/vote", port: server.port, headers: ["Cookie": cookie],
        body: Data("question=1.2&choice=1".utf8))
      #expect(vote.status == 303)
      let page = try await LocalConnection.request(
        "GET", "/", port: server.port, headers: ["Cookie": cookie])
      #expect(page.text.contains("aria-pressed=\"true\""))
      #expect(page.headers["content-security-policy"]?.contains("default-src 'none'") == true)
      #expect(server.room { $0.counts(of: "1.2", choices: 2) } == [[0, 1]])
    }
  }

  @Test("consecutive requests on a connection are answered in order")
  func pipelined() async throws {
    try await serve { server in
      let port = server.port
      let statuses = try await LocalConnection.exchange {
        let connection = try LocalConnection(port: port)
        let page = LocalConnection.head("GET", "/", port: port, headers: [:], length: 0)
        let none = LocalConnection.head("GET", "/none", port: port, headers: [:], length: 0)
        try connection.send(Array((page + none + page).utf8))
        return try (0..<3).map { _ in try connection.answer()?.status }
      }
      #expect(statuses == [200, 404, 200])
    }
  }

  @Test("slow senders get an error, silent ones are disconnected, and others aren't")
  func slow() async throws {
    var limits = ClassServer.Limits()
    (limits.requestSeconds, limits.idleSeconds) = (0.3, 0.3)
    try await serve(limits) { server in
      let port = server.port
      for (start, status) in [("", nil), ("GET / HT", 408)] {
        let answer = try await LocalConnection.exchange {
          let connection = try LocalConnection(port: port)
          try connection.send(Array(start.utf8))
          return try connection.answer()?.status
        }
        #expect(answer == status)
      }
      #expect(try await LocalConnection.request("GET", "/", port: port).status == 200)
    }
  }

  @Test("a room without free connections reports that, and accepts clients later")
  func full() async throws {
    var limits = ClassServer.Limits()
    limits.connections = 2
    limits.idleSeconds = 0.5
    try await serve(limits) { server in
      let port = server.port
      let status = try await LocalConnection.exchange {
        let page = Array(LocalConnection.head("GET", "/", port: port, headers: [:], length: 0).utf8)
        let others = try (0..<2).map { _ in
          let connection = try LocalConnection(port: port)
          try connection.send(page)
          return (connection, try connection.answer()?.status)
        }
        let last = try LocalConnection(port: port)
        let refusal = try last.answer()
        return withExtendedLifetime(others) { refusal?.status }
      }
      #expect(status == 503)
      try await Task.sleep(for: .milliseconds(50))
      var later = 503
      for _ in 0..<100 where later != 200 {
        later = (try? await LocalConnection.request("GET", "/", port: port).status) ?? 503
      }
      #expect(later == 200)
    }
  }

  @Test("a port in use is an error")
  func portInUse() async throws {
    try await serve { server in
      #expect(ClassServer.isTaken(server.port))
      await #expect {
        _ = try await ClassServer(
          makeRoom(), port: server.port, isOpenToNetwork: false, hosts: [])
      } throws: { error in
        (error as? ClassServer.Failure)?.message.contains("is in use") == true
      }
    }
  }

  /// `CLASS_SEATS` seats, by default 30. The larger class is measured by hand.
  @Test("a class that votes at once is counted completely, each vote once")
  func load() async throws {
    let seats = ProcessInfo.processInfo.environment["CLASS_SEATS"].flatMap { Int($0) } ?? 30
    try await serve { server in
      let port = server.port
      let cookies = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<seats { group.addTask { try await sit(port) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(cookies).count == seats)
      let times = try await withThrowingTaskGroup(of: [Double].self) { group in
        for (index, cookie) in cookies.enumerated() {
          group.addTask { try await Self.takePart(port, cookie, choice: index % 2) }
        }
        return try await group.reduce(into: []) { $0 += $1 }.sorted()
      }
      let counts = server.room { $0.counts(of: "1.2", choices: 2) }
      #expect(counts == [[(seats + 1) / 2, seats / 2]])
      let milliseconds = [50, 99, 100].map { Int(times[(times.count - 1) * $0 / 100] * 1000) }
      print("\(seats) seats, \(times.count) requests: median, 99 %, most: \(milliseconds) ms")
    }
  }

  /// One seat for some seconds: a page, changing answers, and requests in between.
  private static func takePart(_ port: UInt16, _ cookie: String, choice: Int) async throws
    -> [Double]
  {
    try await LocalConnection.exchange {
      let connection = try LocalConnection(port: port)
      var times: [Double] = []
      func ask(_ method: String, _ path: String, _ body: String = "") throws {
        let head = LocalConnection.head(
          method, path, port: port, headers: ["Cookie": cookie], length: body.utf8.count)
        let begin = DispatchTime.now().uptimeNanoseconds
        try connection.send(Array((head + body).utf8))
        guard try connection.answer() != nil else { throw POSIXError(.ECONNRESET) }
        times.append(Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e9)
      }
      try ask("GET", "/")
      for round in 0..<3 {
        try ask("POST", "/vote", "question=1.2&choice=\((choice + round) % 2)")
        try ask("GET", "/part?since=0")
        Thread.sleep(forTimeInterval: Double(choice + 1) * 0.3)
      }
      return times
    }
  }
}
