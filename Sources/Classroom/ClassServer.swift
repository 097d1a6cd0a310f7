import FlyingSocks
import Foundation
import MessageTables
import Phrases
import Synchronization

/// Serves a room on a port of this machine.
///
/// `Reception` decides what a browser can do. This type reads requests from connections and writes
/// responses, with a limit on everything that a client could do indefinitely.
package final class ClassServer: Sendable {
  package struct Failure: Error, Sendable {
    package let message: String

    init(_ message: ServerMessage) { self.message = message.text }
  }

  package struct Limits: Sendable {
    package var connections = 1000
    /// The time for a whole request, in seconds from its first byte.
    package var requestSeconds = 5.0
    /// The time between two requests of a connection, in seconds.
    package var idleSeconds = 60.0
    /// The time between two requests while more than half of the connections are used.
    package var crowdedIdleSeconds = 2.0
    /// The maximum number of connections of one address, because a whole lecture hall can share
    /// one. The others are reserved for other addresses, especially the teacher's.
    package var connectionsOfAddress: Int { connections - connections / 4 }

    package init() {}
  }

  private struct State {
    var reception: Reception
    var connections: [Int: Connection] = [:]
    /// The number of connections of each address.
    var connectionCounts: [String: Int] = [:]
    var nextConnection = 0
  }

  private struct Connection {
    let address: String
    var deadline: Double
    /// The time since which it waits for a request; nil while it has one.
    var idleSince: Double?
    var task: Task<Void, Never>?
  }

  /// The port on which it listens.
  package let port: UInt16
  private let state: Mutex<State>
  private let limits: Limits
  private let socket: Socket
  private let pool: any AsyncSocketPool
  private let executor = ServerExecutor()
  private let tasks = Mutex<[Task<Void, Never>]>([])

  /// Opens the port, or throws the reason why it can't.
  ///
  /// - Parameters:
  ///   - isOpenToNetwork: Whether other machines can connect, and not only this one.
  ///   - port: The port; 0 for any that is free.
  ///   - hosts: The addresses of this machine, without the port.
  package init(
    _ room: Room, port: UInt16, isOpenToNetwork: Bool, hosts: [String], limits: Limits = Limits()
  ) async throws(Failure) {
    self.limits = limits
    do {
      socket = try Socket(domain: Int32(sockaddr_in.family), type: .stream)
      try socket.setValue(true, for: .localAddressReuse)
      let address: sockaddr_in =
        isOpenToNetwork ? .inet(port: port) : try .inet(ip4: "127.0.0.1", port: port)
      try socket.bind(to: address)
      try socket.listen()
      guard case .ip4(_, let port) = try socket.sockname() else {
        throw Failure(.noPort)
      }
      self.port = port
      let pool: any AsyncSocketPool = .make(maxEvents: 64)
      try await pool.prepare()
      self.pool = pool
    } catch SocketError.failed(_, let code, _) where code == EADDRINUSE {
      throw Failure(.isInUse(port: port))
    } catch SocketError.failed(_, let code, _) where code == EACCES {
      throw Failure(.isReserved(port: port))
    } catch {
      throw Failure(.notStarted(reason: "\(error)"))
    }
    let own = self.port
    let names = Set((["127.0.0.1", "localhost"] + hosts).map { "\($0):\(own)" })
    state = Mutex(
      State(
        reception: Reception(room, hosts: names) {
          var generator = SystemRandomNumberGenerator()
          return (0..<2).map { _ in String(generator.next(), radix: 36) }.joined()
        }))
  }

  /// Returns whether a process listens on a port of this machine.
  package static func isTaken(_ port: UInt16) -> Bool {
    do {
      let socket = try Socket(domain: Int32(sockaddr_in.family), type: .stream)
      defer { try? socket.close() }
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      return false
    } catch SocketError.failed(_, let code, _) {
      return code == EADDRINUSE
    } catch {
      return false
    }
  }

  /// Begins to answer requests.
  package func start() {
    let accepting = Task(executorPreference: executor) {
      guard let socket = try? AsyncSocket(socket: self.socket, pool: self.pool) else { return }
      while !Task.isCancelled {
        do {
          self.take(try await socket.accept())
        } catch is CancellationError {
          return
        } catch {
          // The process has no file descriptors left, or a client disconnected before it was
          // accepted.
          try? await Task.sleep(for: .milliseconds(20))
        }
      }
    }
    let polling = Task(executorPreference: executor) { () -> Void in try? await self.pool.run() }
    let sweeping = Task(executorPreference: executor) {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(250))
        self.endLateOnes()
      }
    }
    tasks.withLock { $0 += [accepting, polling, sweeping] }
  }

  /// Closes every connection.
  package func stop() {
    for task in tasks.withLock({ $0 }) { task.cancel() }
    for connection in state.withLock({ $0.connections.values.map(\.task) }) { connection?.cancel() }
    try? socket.close()
  }

  /// Reads the room, or changes it.
  package func room<Result: Sendable>(_ body: (inout Room) -> Result) -> Result {
    state.withLock { body(&$0.reception.room) }
  }

  // MARK: Connections

  private func take(_ socket: AsyncSocket) {
    let address = Self.name(of: socket)
    let id = state.withLock { state -> Int? in
      guard state.connections.count < limits.connections,
        state.connectionCounts[address, default: 0] < limits.connectionsOfAddress
      else { return nil }
      state.nextConnection += 1
      state.connectionCounts[address, default: 0] += 1
      state.connections[state.nextConnection] = Connection(
        address: address, deadline: now + limits.requestSeconds)
      return state.nextConnection
    }
    guard let id else {
      refuse(socket, 503)
      try? socket.close()
      return
    }
    let task = Task(executorPreference: executor) {
      await self.serve(socket, id, from: address)
      self.state.withLock { state in
        state.connections[id] = nil
        let count = state.connectionCounts[address, default: 1] - 1
        state.connectionCounts[address] = count > 0 ? count : nil
      }
      try? socket.close()
    }
    state.withLock { $0.connections[id]?.task = task }
  }

  private func serve(_ socket: AsyncSocket, _ id: Int, from address: String) async {
    var bytes: [UInt8] = []
    while !Task.isCancelled {
      switch RequestParser.parse(bytes) {
      case .incomplete:
        guard let more = try? await socket.read(atMost: 4096) else {
          // A client that was too slow receives this status.
          if Task.isCancelled, !bytes.isEmpty { refuse(socket, 408) }
          return
        }
        // The time for a request begins with its first byte.
        if bytes.isEmpty { setDeadline(id, limits.requestSeconds) }
        bytes += more
      case .request(let request, let length):
        bytes.removeFirst(length)
        let now = self.now
        var response = state.withLock { $0.reception.answer(request, from: address, at: now) }
        response.closes = response.closes || !request.keepsAlive
        setDeadline(id, limits.requestSeconds)
        guard (try? await socket.write(Data(response.bytes(to: request)))) != nil,
          !response.closes
        else { return }
        setDeadline(id, limits.idleSeconds, isIdle: bytes.isEmpty)
      case .refused(let status):
        try? await socket.write(Data(Response.refusal(status).bytes(to: nil)))
        return
      }
    }
  }

  /// Refuses with a status, if the client reads it at once.
  private func refuse(_ socket: AsyncSocket, _ status: Int) {
    _ = try? socket.socket.write(Data(Response.refusal(status).bytes(to: nil)))
  }

  private func setDeadline(_ id: Int, _ seconds: Double, isIdle: Bool = false) {
    state.withLock { state in
      state.connections[id]?.deadline = now + seconds
      state.connections[id]?.idleSince = isIdle ? now : nil
    }
  }

  private func endLateOnes() {
    let late = state.withLock { state in
      let isCrowded = state.connections.count > limits.connections / 2
      return state.connections.values.filter { connection in
        connection.deadline < now
          || isCrowded
            && connection.idleSince.map { now - $0 > limits.crowdedIdleSeconds } == true
      }.map(\.task)
    }
    for task in late { task?.cancel() }
  }

  private var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  private static func name(of socket: AsyncSocket) -> String {
    switch try? socket.socket.remotePeer() {
    case .ip4(let address, _)?, .ip6(let address, _)?: address
    default: "?"
    }
  }
}
