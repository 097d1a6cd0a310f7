// swift-format-ignore-file
import Foundation

let url = URL(string: "https://user@example.com:8080/a/b%20c/file.txt?q=swift&lang=en#top")!
print(url.scheme ?? "-", url.host ?? "-", url.port ?? 0, url.user ?? "-")  // expect: https example.com 8080 user
print(url.path, url.query ?? "-", url.fragment ?? "-")  // expect: /a/b c/file.txt q=swift&lang=en top
print(url.lastPathComponent, url.pathExtension, url.pathComponents)  // expect: file.txt txt ["/", "a", "b c", "file.txt"]
print(url.absoluteString == "\(url)", url.host() ?? "-", url.path(), url.query() ?? "-")  // expect: true example.com /a/b%20c/file.txt q=swift&lang=en

let base = URL(string: "https://api.example.com/v1")!
print(base.appendingPathComponent("users").appendingPathComponent("42"))  // expect: https://api.example.com/v1/users/42
print(base.appending(path: "posts/7"), base.appending(component: "a b"))  // expect: https://api.example.com/v1/posts/7 https://api.example.com/v1/a%20b
print(base.appending(queryItems: [URLQueryItem(name: "page", value: "2")]))  // expect: https://api.example.com/v1?page=2
print(base.deletingLastPathComponent(), base.appendingPathExtension("json"))  // expect: https://api.example.com/ https://api.example.com/v1.json
print(URL(string: "https://a.b/c.txt")!.deletingPathExtension())  // expect: https://a.b/c
print(URL(string: "") == nil, URL(string: "not a url")?.absoluteString ?? "nil")  // expect: true not%20a%20url
print(base == URL(string: "https://api.example.com/v1"), Set([base, base]).count)  // expect: true 1
print(URL(string: "mailto:a@b.c")?.scheme ?? "-", URL(string: "/only/path")?.host ?? "no host")  // expect: mailto no host

var components = URLComponents()
components.scheme = "https"
components.host = "example.com"
components.path = "/search"
components.queryItems = [
  URLQueryItem(name: "q", value: "swift & tea"), URLQueryItem(name: "flag", value: nil),
]
print(components.string ?? "-", components.url?.query ?? "-")  // expect: https://example.com/search?q=swift%20%26%20tea&flag q=swift%20%26%20tea&flag
if let parsed = URLComponents(string: "https://shop.com/items?id=5&name=a%20b") {
  print(parsed.host ?? "-", parsed.path, parsed.queryItems?.map(\.name) ?? [])  // expect: shop.com /items ["id", "name"]
  print(parsed.queryItems?.first { $0.name == "name" }?.value ?? "-", parsed.query ?? "-")  // expect: a b id=5&name=a b
}
var edited = URLComponents(url: base, resolvingAgainstBaseURL: false)!
edited.path += "/x"
edited.port = 99
print(edited.url!)  // expect: https://api.example.com:99/v1/x
struct Endpoint {
  let path: String
  var url: URL { URL(string: "https://api.example.com")!.appending(path: path) }
}
print(Endpoint(path: "me").url)  // expect: https://api.example.com/me
