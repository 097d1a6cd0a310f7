// A URL is its text. The host's URL answers the questions about it. A URL that was made relative to
// another one has the texts of both as well.
//
// A program here has no files and no current directory: nothing asks whether a path is a directory, and
// the path of a file begins with "/".

struct URL: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  let absoluteString: String
  let _relative: String?
  let _base: String?
  init(_text: String) {
    absoluteString = _text
    _relative = nil
    _base = nil
  }
  init?(string: String) {
    guard let text = _url(string, "make", "") else { return nil }
    self.init(_text: text)
  }
  init?(string: String, relativeTo url: URL?) {
    guard let text = _url(string, "make", "") else { return nil }
    if let url, _url(text, "scheme", "") == nil {
      self.init(
        _text: _url(text, "resolved", url.absoluteString) ?? text, text, url.absoluteString)
    } else {
      self.init(_text: text)
    }
  }
  init(_text: String, _ relative: String, _ base: String) {
    absoluteString = _text
    _relative = relative
    _base = base
  }
  enum DirectoryHint: Hashable, Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }
  init(fileURLWithPath path: String) { self.init(filePath: path) }
  init(fileURLWithPath path: String, isDirectory: Bool) {
    self.init(filePath: path, directoryHint: isDirectory ? .isDirectory : .notDirectory)
  }
  init(filePath path: String, directoryHint: DirectoryHint = .inferFromPath) {
    if !path.hasPrefix("/") {
      fatalError("The path of a file must begin with \"/\" here: there is no current directory")
    }
    let how =
      directoryHint == .isDirectory
      ? "directory"
      : directoryHint == .notDirectory ? "file" : "filePath"
    self.init(_text: _url("file:///", how, path) ?? "file:///")
  }
  var absoluteURL: URL { _base == nil ? self : URL(_text: absoluteString) }
  var relativeString: String { _relative ?? absoluteString }
  var relativePath: String { _url(relativeString, "path", "") ?? "" }
  var baseURL: URL? { _base.map { URL(_text: $0) } }
  var standardized: URL { _changed("standardized", "") }
  var standardizedFileURL: URL { isFileURL ? standardized : self }
  var scheme: String? { _url(absoluteString, "scheme", "") }
  var user: String? { _url(absoluteString, "user", "") }
  var password: String? { _url(absoluteString, "password", "") }
  var host: String? { _url(absoluteString, "host", "") }
  func host(percentEncoded: Bool = true) -> String? { host }
  var port: Int? { _url(absoluteString, "port", "").flatMap { Int($0) } }
  var path: String { _url(absoluteString, "path", "") ?? "" }
  func path(percentEncoded: Bool = true) -> String {
    _url(absoluteString, percentEncoded ? "encodedPath" : "decodedPath", "") ?? ""
  }
  var query: String? { _url(absoluteString, "query", "") }
  func query(percentEncoded: Bool = true) -> String? {
    _url(absoluteString, percentEncoded ? "query" : "decodedQuery", "")
  }
  var fragment: String? { _url(absoluteString, "fragment", "") }
  func fragment(percentEncoded: Bool = true) -> String? {
    _url(absoluteString, percentEncoded ? "fragment" : "decodedFragment", "")
  }
  var lastPathComponent: String { _url(absoluteString, "lastPathComponent", "") ?? "" }
  var pathExtension: String { _url(absoluteString, "pathExtension", "") ?? "" }
  var pathComponents: [String] { _urlPathComponents(absoluteString) }
  var isFileURL: Bool { scheme == "file" }
  var hasDirectoryPath: Bool { absoluteString.hasSuffix("/") }
  func _changed(_ how: String, _ argument: String) -> URL {
    if let _relative, let _base {
      let text = _url(_relative, how, argument) ?? _relative
      return URL(_text: _url(text, "resolved", _base) ?? text, text, _base)
    }
    return URL(_text: _url(absoluteString, how, argument) ?? absoluteString)
  }
  func appendingPathComponent(_ component: String) -> URL {
    _changed("appendingPathComponent", component)
  }
  func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL {
    _changed(isDirectory ? "appendingDirectory" : "appendingPathComponent", component)
  }
  func appending<S: StringProtocol>(path: S) -> URL { _changed("appendingPath", path._text) }
  func appending<S: StringProtocol>(component: S) -> URL {
    _changed("appendingComponent", component._text)
  }
  func appendingPathExtension(_ pathExtension: String) -> URL {
    _changed("appendingPathExtension", pathExtension)
  }
  func deletingLastPathComponent() -> URL { _changed("deletingLastPathComponent", "") }
  func deletingPathExtension() -> URL { _changed("deletingPathExtension", "") }
  mutating func append<S: StringProtocol>(path: S) { self = appending(path: path) }
  mutating func appendPathComponent(_ component: String) {
    self = appendingPathComponent(component)
  }
  mutating func appendPathExtension(_ pathExtension: String) {
    self = appendingPathExtension(pathExtension)
  }
  mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
  func appending(queryItems: [URLQueryItem]) -> URL {
    guard var components = URLComponents(string: absoluteString) else { return self }
    components.queryItems = (components.queryItems ?? []) + queryItems
    return components.url ?? self
  }
  var description: String { _base.map { relativeString + " -- " + $0 } ?? absoluteString }
  var debugDescription: String { description }
}
struct URLQueryItem: Hashable, Sendable, CustomStringConvertible {
  var name: String
  var value: String?
  init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
  var description: String { value.map { name + "=" + $0 } ?? name }
}
struct URLComponents: Hashable, Sendable, CustomStringConvertible {
  var scheme: String?
  var user: String?
  var password: String?
  var host: String?
  var port: Int?
  var path: String = ""
  var percentEncodedQuery: String?
  var fragment: String?
  init() {}
  init?(string: String) {
    guard let parts = _urlParts(string) else { return nil }
    scheme = parts["scheme"]
    user = parts["user"]
    password = parts["password"]
    host = parts["host"]
    port = parts["port"].flatMap { Int($0) }
    path = parts["path"] ?? ""
    percentEncodedQuery = parts["query"]
    fragment = parts["fragment"]
  }
  init?(url: URL, resolvingAgainstBaseURL resolve: Bool) { self.init(string: url.absoluteString) }
  var query: String? {
    get { percentEncodedQuery.map { _transformed($0, "removingPercentEncoding", "") } }
    set {
      percentEncodedQuery = newValue.flatMap { _percentEncoded($0, .urlQueryAllowed) }
    }
  }
  var queryItems: [URLQueryItem]? {
    get {
      percentEncodedQuery.map { query in
        query.isEmpty
          ? []
          : _urlQueryItems(query).map {
            URLQueryItem(name: $0[0], value: $0.count > 1 ? $0[1] : nil)
          }
      }
    }
    set {
      percentEncodedQuery = newValue.map { items in
        _urlQuery(items.map { item in item.value.map { [item.name, $0] } ?? [item.name] })
      }
    }
  }
  var string: String? {
    var parts: [String: String] = ["path": path]
    parts["scheme"] = scheme
    parts["user"] = user
    parts["password"] = password
    parts["host"] = host
    parts["port"] = port.map { "\($0)" }
    parts["query"] = percentEncodedQuery
    parts["fragment"] = fragment
    return _urlText(parts)
  }
  var url: URL? { string.flatMap { URL(string: $0) } }
  var description: String { string ?? "" }
}
@intrinsic("url.part")
func _url(_ text: String, _ part: String, _ argument: String) -> String?
@intrinsic("url.pathComponents") func _urlPathComponents(_ text: String) -> [String]
@intrinsic("url.parts") func _urlParts(_ text: String) -> [String: String]?
@intrinsic("url.text") func _urlText(_ parts: [String: String]) -> String?
@intrinsic("url.queryItems") func _urlQueryItems(_ query: String) -> [[String]]
@intrinsic("url.query") func _urlQuery(_ items: [[String]]) -> String
