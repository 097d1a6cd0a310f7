import Foundation

// A URL is passed as its text.
extension Intrinsics {
  static let urls: [Intrinsic] = [
    // Text, the part or the change, and an argument.
    Intrinsic("url.part", isLinear: true) { arguments throws(Trap) in
      guard let url = URL(string: try arguments.string(0)) else { return .none }
      let part = part(try arguments.string(1), of: url, try arguments.string(2))
      return Value(part.map { .string($0) })
    },
    Intrinsic("url.pathComponents", isLinear: true) { arguments throws(Trap) in
      let components = URL(string: try arguments.string(0))?.pathComponents ?? []
      return .array(components.map { .string($0) })
    },
    Intrinsic("url.parts", isLinear: true) { arguments throws(Trap) in
      guard let components = URLComponents(string: try arguments.string(0)) else { return .none }
      var parts: [Value: Value] = [:]
      func set(_ name: String, _ text: String?) {
        if let text { parts[.string(name)] = .string(text) }
      }
      set("scheme", components.scheme)
      set("user", components.user)
      set("password", components.password)
      set("host", components.host)
      set("port", components.port.map { "\($0)" })
      set("path", components.path)
      set("query", components.percentEncodedQuery)
      set("fragment", components.fragment)
      return .some(.dictionary(parts))
    },
    Intrinsic("url.text", isLinear: true) { arguments throws(Trap) in
      let parts = try arguments.texts(0)
      // Foundation would end the process for this input.
      if let scheme = parts["scheme"], !isScheme(scheme) {
        throw Trap(.custom("invalid characters in scheme"))
      }
      if let port = parts["port"], (Int(port) ?? -1) < 0 {
        throw Trap(.custom("a port is not negative"))
      }
      var components = URLComponents()
      components.scheme = parts["scheme"]
      components.user = parts["user"]
      components.password = parts["password"]
      components.host = parts["host"]
      components.port = parts["port"].flatMap { Int($0) }
      components.path = parts["path"] ?? ""
      if let query = parts["query"] {
        guard isEncoded(query) else { throw Trap(.custom("invalid characters in query")) }
        components.percentEncodedQuery = query
      }
      components.fragment = parts["fragment"]
      return Value(components.string.map { .string($0) })
    },
    Intrinsic("url.queryItems", isLinear: true) { arguments throws(Trap) in
      let query = try arguments.string(0)
      guard isEncoded(query) else { throw Trap(.custom("invalid characters in query")) }
      var components = URLComponents()
      components.percentEncodedQuery = query
      return .array(
        (components.queryItems ?? []).map { item in
          .array(([item.name] + (item.value.map { [$0] } ?? [])).map { .string($0) })
        })
    },
    Intrinsic("url.query", isLinear: true) { arguments throws(Trap) in
      var components = URLComponents()
      components.queryItems = try arguments.array(0).compactMap { item in
        guard case .array(let parts) = item, case .string(let name)? = parts.first else {
          return nil
        }
        guard parts.count > 1, case .string(let value) = parts[1] else {
          return URLQueryItem(name: name, value: nil)
        }
        return URLQueryItem(name: name, value: value)
      }
      return .string(components.percentEncodedQuery ?? "")
    },
  ]

  private static func part(_ name: String, of url: URL, _ argument: String) -> String? {
    switch name {
    case "scheme": url.scheme
    case "user": url.user(percentEncoded: false)
    case "password": url.password(percentEncoded: false)
    case "host": url.host(percentEncoded: false)
    case "port": url.port.map { "\($0)" }
    case "path": url.path
    case "encodedPath": url.path(percentEncoded: true)
    case "decodedPath": url.path(percentEncoded: false)
    case "query": url.query(percentEncoded: true)
    case "decodedQuery": url.query(percentEncoded: false)
    case "decodedFragment": url.fragment(percentEncoded: false)
    case "fragment": url.fragment
    case "lastPathComponent": url.lastPathComponent
    case "pathExtension": url.pathExtension
    // The file system is never asked whether a path is a directory, because a program has no files.
    case "appendingPathComponent":
      url.appendingPathComponent(argument, isDirectory: argument.hasSuffix("/")).absoluteString
    case "appendingDirectory":
      url.appendingPathComponent(argument, isDirectory: true).absoluteString
    case "appendingPath":
      url.appending(path: argument, directoryHint: .inferFromPath).absoluteString
    case "appendingComponent":
      url.appending(component: argument, directoryHint: .inferFromPath).absoluteString
    case "appendingPathExtension": url.appendingPathExtension(argument).absoluteString
    case "deletingLastPathComponent": url.deletingLastPathComponent().absoluteString
    case "resolved":
      URL(string: url.absoluteString, relativeTo: URL(string: argument))?.absoluteString
    case "standardized": url.standardized.absoluteString
    case "filePath": URL(filePath: argument, directoryHint: .inferFromPath).absoluteString
    case "directory": URL(filePath: argument, directoryHint: .isDirectory).absoluteString
    case "file": URL(filePath: argument, directoryHint: .notDirectory).absoluteString
    case "deletingPathExtension": url.deletingPathExtension().absoluteString
    default: url.absoluteString
    }
  }

  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, letters.contains(first) else { return false }
    return text.utf8.allSatisfy { letters.contains($0) || "0123456789+-.".utf8.contains($0) }
  }

  private static let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

  private static func isEncoded(_ query: String) -> Bool {
    query.unicodeScalars.allSatisfy { $0 == "%" || CharacterSet.urlQueryAllowed.contains($0) }
      && query.removingPercentEncoding != nil
  }
}
