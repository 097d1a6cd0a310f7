//? The pool releases the last reference to the first connection while it serves r2.
enum Request {
  @TaskLocal static var id = "-"
}

func log(_ text: String) {
  print("[\(Request.id)] \(text)")
}

final class Connection: Sendable {
  let host: String

  init(host: String) {
    self.host = host
    log("open \(host)")
  }

  func send(_ text: String) {
    log("send \(text) to \(host)")
  }

  deinit {
    log("close \(host)")
  }
}

actor Pool {
  private var idle: [Connection] = []
  private let limit = 1

  func take(host: String) -> Connection {
    if let index = idle.firstIndex(where: { $0.host == host }) {
      return idle.remove(at: index)
    }
    return Connection(host: host)
  }

  func giveBack(_ connection: Connection) {
    idle.append(connection)
    if idle.count > limit {
      idle.removeFirst()
    }
  }
}

let pool = Pool()

func serve(_ id: String, host: String) async {
  await Request.$id.withValue(id) {
    let connection = await pool.take(host: host)
    connection.send("GET /")
    await pool.giveBack(connection)
    log("done")
  }
}

await serve("r1", host: "mail")
await serve("r2", host: "files")
