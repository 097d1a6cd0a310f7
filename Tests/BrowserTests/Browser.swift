import Foundation
import Pseudoterminals

/// A headless Chromium, controlled through the W3C WebDriver protocol.
final class Browser {
  struct Failure: Error, CustomStringConvertible {
    var description: String

    /// The driver chooses a port itself, and another process can take it before the driver listens.
    static let driverEnded = "the driver ended"

    /// Whether the browser, its driver, or its process that draws the page, has ended.
    var isEnd: Bool {
      [
        "disconnected", "detached", "crashed", "session deleted", "invalid session id",
        Self.driverEnded,
      ]
      .contains { description.contains($0) }
    }
  }

  /// Repeats the walk with new browsers if one ended, because that says nothing about the pages.
  static func outliving(_ walk: () async throws -> Void) async throws {
    do {
      try await walk()
    } catch let failure as Failure where failure.isEnd {
      try await walk()
    }
  }

  /// Runs a walk in a new browser, which is closed afterwards.
  static func open(_ look: Look = Look(), _ walk: (Browser) async throws -> Void) async throws {
    let browser = try await Browser(look)
    do {
      try await walk(browser)
    } catch {
      await browser.close()
      throw error
    }
    await browser.close()
  }

  /// The viewport and color scheme of a page.
  struct Look {
    var isDark = false
    var width = 1200
    var height = 900
  }

  private let driver: Process
  private let port: UInt16
  private var session = ""

  private static let places = ["/usr/bin/chromedriver", "/usr/local/bin/chromedriver"]

  /// Whether Chromium is installed. `HEIRLOOM_BROWSER` requires it.
  static var isInstalled: Bool {
    ProcessInfo.processInfo.environment["HEIRLOOM_BROWSER"] != nil
      || places.contains { FileManager.default.isExecutableFile(atPath: $0) }
  }

  init(_ look: Look = Look()) async throws {
    guard let path = Self.places.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { throw Failure(description: "there is no chromedriver") }
    driver = Process()
    driver.executableURL = URL(filePath: path)
    driver.arguments = ["--port=0"]
    let output = Pipe()
    (driver.standardOutput, driver.standardError) = (output, FileHandle.nullDevice)
    try driver.run()
    port = try Self.port(from: output.fileHandleForReading)
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--hide-scrollbars", "--window-size=\(look.width),\(look.height)",
      "--blink-settings=preferredColorScheme=\(look.isDark ? 0 : 1)",
    ]
    let value = try await send(
      "POST", "/session",
      [
        "capabilities": [
          "alwaysMatch": [
            "browserName": "chrome", "goog:chromeOptions": ["args": arguments],
            "goog:loggingPrefs": ["browser": "ALL"],
          ]
        ]
      ])
    guard let id = (value as? [String: Any])?["sessionId"] as? String else {
      throw Failure(description: "no session: \(value)")
    }
    session = "/session/" + id
  }

  func close() async {
    _ = try? await send("DELETE", session)
    // It ignores the signal that asks processes to end.
    _ = try? await send("GET", "/shutdown")
    driver.waitUntilExit()
  }

  func open(_ address: String) async throws {
    _ = try await send("POST", session + "/url", ["url": address])
  }

  /// Runs the body of a function, and returns its result, converted from JSON.
  func run(_ script: String) async throws -> Any {
    try await send("POST", session + "/execute/sync", ["script": script, "args": [Any]()])
  }

  /// Runs an asynchronous script, which calls `arguments[0]` with its result.
  func wait(for script: String) async throws -> Any {
    try await send("POST", session + "/execute/async", ["script": script, "args": [Any]()])
  }

  /// Presses keys where the focus is, as a person would.
  func press(_ keys: String) async throws {
    guard let element = try await send("GET", session + "/element/active") as? [String: String],
      let id = element.values.first
    else { throw Failure(description: "nothing has the focus") }
    _ = try await send("POST", session + "/element/\(id)/value", ["text": keys])
  }

  /// Disconnects the network, or connects it again.
  func setOffline(_ isOffline: Bool) async throws {
    let conditions: [String: Any] = [
      "offline": isOffline, "latency": 0, "download_throughput": -1, "upload_throughput": -1,
    ]
    _ = try await send(
      "POST", session + "/chromium/network_conditions", ["network_conditions": conditions])
  }

  /// Shows the page in the colors of one scheme.
  func setDark(_ isDark: Bool) async throws {
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    _ = try await command("Emulation.setEmulatedMedia", ["features": [scheme]])
  }

  /// Returns how often the browser has computed the positions of a page's elements.
  func layouts() async throws -> Int {
    _ = try await command("Performance.enable")
    let answer = try await command("Performance.getMetrics") as? [String: Any]
    let metrics = answer?["metrics"] as? [[String: Any]] ?? []
    guard let count = metrics.first(where: { $0["name"] as? String == "LayoutCount" }),
      let value = count["value"] as? NSNumber
    else { throw Failure(description: "the browser doesn't count its layouts") }
    return value.intValue
  }

  /// Sends a command of Chromium's own protocol.
  private func command(_ name: String, _ parameters: [String: Any] = [:]) async throws -> Any {
    try await send(
      "POST", session + "/goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  /// Returns the violations that axe finds, if `AXE_SCRIPT` names its file; otherwise nothing.
  ///
  /// - Parameter rules: The rules to check; nil for all of them.
  func audit(rules: [String]? = nil) async throws -> [String] {
    guard let path = ProcessInfo.processInfo.environment["AXE_SCRIPT"] else { return [] }
    let axe = try String(contentsOfFile: path, encoding: .utf8)
    _ = try await run(axe + "\nwindow.axe = axe;")
    let names = rules?.map { "\"\($0)\"" }.joined(separator: ", ")
    let options = names.map { "{ runOnly: { type: \"rule\", values: [\($0)] } }" } ?? "{}"
    let violations = try await wait(
      for: """
        const done = arguments[0];
        axe.run(document, \(options)).then((result) => done(result.violations.map((v) =>
          v.id + ": " + v.nodes.slice(0, 3).map((n) =>
            n.html.slice(0, 160) + " " + n.failureSummary.slice(0, 300)).join(" | "))),
          (error) => done([String(error)]));
        """)
    return violations as? [String] ?? ["axe gave no result"]
  }

  /// A paper size, in centimeters.
  enum Paper {
    case a4, letter

    fileprivate var size: [String: Any] {
      switch self {
      case .a4: ["width": 21.0, "height": 29.7]
      case .letter: ["width": 21.59, "height": 27.94]
      }
    }
  }

  /// Returns the number of pages that the page takes when it is printed.
  func pages(on paper: Paper) async throws -> Int {
    let value = try await send("POST", session + "/print", ["page": paper.size])
    guard let text = value as? String, let data = Data(base64Encoded: text) else { return 0 }
    let document = String(decoding: data, as: UTF8.self)
    return document.matches(of: /\/Type\s*\/Page[^s]/).count
  }

  /// Returns the console messages of the pages since the last call.
  func console() async throws -> [String] {
    let entries = try await send("POST", session + "/se/log", ["type": "browser"])
    return (entries as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
  }

  private func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) async throws
    -> Any
  {
    let content = try body.map { try JSONSerialization.data(withJSONObject: $0) }
    let reply = try await LocalConnection.request(
      method, path, port: port, headers: ["Content-Type": "application/json"],
      body: content ?? Data())
    let answer = try JSONSerialization.jsonObject(with: reply.body) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    if let error = value as? [String: Any], let message = error["message"] as? String,
      error["error"] != nil
    {
      throw Failure(description: message)
    }
    return value
  }

  /// Returns the port on which the driver listens, from its output.
  private static func port(from output: FileHandle) throws -> UInt16 {
    var text = ""
    while !text.contains("successfully on port") || !text.hasSuffix("\n") {
      let data = output.availableData
      guard !data.isEmpty else { throw Failure(description: "\(Failure.driverEnded): \(text)") }
      text += String(decoding: data, as: UTF8.self)
    }
    guard let range = text.firstRange(of: "successfully on port "),
      let port = UInt16(text[range.upperBound...].prefix { $0.isNumber })
    else { throw Failure(description: "the driver names no port: \(text)") }
    return port
  }
}
