import Recording

extension SampleTraces {
  /// One function prints everything: in a loop, by two interleaved tasks, by a closure in a client,
  /// and by a task that another function starts.
  static var helpers: Trace {
    var trace = TraceBuilder(
      """
      func log(_ message: String) {
        print("[\\(Request.id)] \\(message)")
      }
      let client = Client(upload: { name in
        log("uploading \\(name)")
        log("uploaded \\(name)")
      })
      func save() {
        Task { log("saving") }
      }
      Request.$id.withValue("a1") {
        for attempt in 1...3 {
          log("attempt \\(attempt)")
        }
        save()
        Task { await client.upload("one") }
        Task { await client.upload("two") }
      }
      log("end")
      """)
    func log(
      _ message: String, _ id: String, _ origin: TaskLocalOrigin, _ lane: LaneID = .main, at: Int,
      in trace: inout TraceBuilder
    ) {
      trace.inside("log(_:)", of: 1, calledAt: at) { trace in
        trace.read("Request.id", "\"\(id)\"", origin, lane, at: 2)
        trace.print("[\(id)] \(message)", lane, at: 2)
      }
    }
    trace.atTopLevel { $0.bind(1, "Request.id", "\"a1\"", at: 11) }
    trace.inside("closure", of: 11, in: "main", calledAt: 11) { trace in
      for attempt in 1...3 {
        log("attempt \(attempt)", "a1", trace.bound(1, at: 11), at: 13, in: &trace)
      }
      trace.inside("save()", of: 8, calledAt: 15) { trace in
        trace.create(.task(1), .task, at: 9, .copied([1]))
      }
      trace.create(.task(2), .task, at: 16, .copied([1]))
      trace.create(.task(3), .task, at: 17, .copied([1]))
    }
    trace.atTopLevel { $0.leave(1, at: 11) }
    log("end", "none", .defaultValue(.neverBound), at: 19, in: &trace)
    trace.inside("closure", of: 9, in: "save()") { trace in
      let origin = trace.bound(1, at: 11, trace.hop(.task(1), .task, at: 9))
      log("saving", "a1", origin, .task(1), at: 9, in: &trace)
    }
    for (message, line) in [("uploading", 5), ("uploaded", 6)] {
      for (number, name) in [(2, "one"), (3, "two")] {
        trace.inside("closure", of: 14 + number, in: "main", execution: number * 10) { trace in
          trace.inside("closure", of: 4, in: "main", calledAt: 14 + number, execution: 100 + number)
          { trace in
            let hop = trace.hop(.task(number), .task, at: 14 + number)
            log(
              "\(message) \(name)", "a1", trace.bound(1, at: 11, hop), .task(number), at: line,
              in: &trace)
          }
        }
      }
    }
    trace.record(.laneEnded(error: nil), .task(1), at: nil)
    trace.record(.laneEnded(error: nil), .task(2), at: nil)
    trace.record(.laneEnded(error: nil), .task(3), at: nil)
    return trace.trace
  }

  /// A program of two files, of which the second one prints.
  static var files: Trace {
    var trace = TraceBuilder(
      "log(\"start\")\nRequest.$id.withValue(\"a1\") {\n  log(\"inside\")\n}\n",
      name: "Sources/main.swift",
      earlier: [
        Source(
          name: "Sources/Log.swift",
          text: "enum Request { @TaskLocal static var id = \"none\" }\n"
            + "func log(_ message: String) {\n  print(Request.id, message)\n}\n",
          firstLine: 5, fileLine: 1)
      ])
    trace.inside("log(_:)", of: 6, calledAt: 1) { $0.print("none start", at: 7) }
    trace.bind(1, "Request.id", "\"a1\"", at: 2)
    trace.inside("log(_:)", of: 6, calledAt: 3) { trace in
      trace.read("Request.id", "\"a1\"", trace.bound(1, at: 2), at: 7)
      trace.print("a1 inside", at: 7)
    }
    trace.leave(1, at: 2)
    return trace.trace
  }

  /// Refused models, partial assignments, and waits for a queue.
  static var refusals: Trace {
    var trace = TraceBuilder(
      """
      withDependencies(from: coordinator) {
        Child()
      }
      withDependencies {
        $0.client.fetch = { 42 }
      } operation: {
        Narrow()
      }
      queue.sync { print(Locals.value) }
      """)
    trace.record(.issueReported("`Coordinator` has no dependencies to pass on."), at: 1)
    trace.enter(1, .dependenciesFrom(model: "Coordinator", isRefused: true, []), at: 1)
    trace.leave(1, at: 1)
    trace.resolve(
      "client", "Client(live)", .missing(context: .test, used: .live, isReported: false), at: 5)
    let client = Scope.Override(name: "client", value: "Client(42)", place: trace.place(5))
    trace.enter(2, .dependencies([client]), at: 4)
    trace.make("Narrow", of: 7, at: 7) { trace in
      trace.record(.wrapperCreated(name: "client.fetch", captured: [client]), at: 7)
    }
    trace.leave(2, at: 4)
    trace.record(.queueEntered(queue: "files"), at: 9)
    trace.read("Locals.value", "1", .defaultValue(.neverBound), at: 9)
    trace.print("1", at: 9)
    return trace.trace
  }
}
