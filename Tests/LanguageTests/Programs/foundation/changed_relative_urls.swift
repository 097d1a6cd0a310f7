// swift-format-ignore-file
// A URL that is relative to another one stays relative when it is changed.
import Foundation
let base = URL(string: "https://example.com/api/v1/")!
let rel = URL(string: "users/7?x=1", relativeTo: base)!
func show(_ u: URL) { print(u, u.relativeString, u.baseURL?.absoluteString ?? "-", u.absoluteString) }
show(rel.appendingPathComponent("edit"))  // expect: users/7/edit?x=1 -- https://example.com/api/v1/ users/7/edit?x=1 https://example.com/api/v1/ https://example.com/api/v1/users/7/edit?x=1
show(rel.appendingPathComponent("edit", isDirectory: true))  // expect: users/7/edit/?x=1 -- https://example.com/api/v1/ users/7/edit/?x=1 https://example.com/api/v1/ https://example.com/api/v1/users/7/edit/?x=1
show(rel.appending(path: "a/b"))  // expect: users/7/a/b?x=1 -- https://example.com/api/v1/ users/7/a/b?x=1 https://example.com/api/v1/ https://example.com/api/v1/users/7/a/b?x=1
show(rel.appending(component: "a b"))  // expect: users/7/a%20b?x=1 -- https://example.com/api/v1/ users/7/a%20b?x=1 https://example.com/api/v1/ https://example.com/api/v1/users/7/a%20b?x=1
show(rel.appendingPathExtension("json"))  // expect: users/7.json?x=1 -- https://example.com/api/v1/ users/7.json?x=1 https://example.com/api/v1/ https://example.com/api/v1/users/7.json?x=1
show(rel.deletingLastPathComponent())  // expect: users/?x=1 -- https://example.com/api/v1/ users/?x=1 https://example.com/api/v1/ https://example.com/api/v1/users/?x=1
show(rel.deletingPathExtension())  // expect: users/7?x=1 -- https://example.com/api/v1/ users/7?x=1 https://example.com/api/v1/ https://example.com/api/v1/users/7?x=1
show(rel.standardized)  // expect: users/7?x=1 -- https://example.com/api/v1/ users/7?x=1 https://example.com/api/v1/ https://example.com/api/v1/users/7?x=1
show(URL(string: "a/../b.txt", relativeTo: base)!.standardized)  // expect: /b.txt -- https://example.com/api/v1/ /b.txt https://example.com/api/v1/ https://example.com/b.txt
show(URL(string: "b.txt", relativeTo: base)!.deletingPathExtension())  // expect: b -- https://example.com/api/v1/ b https://example.com/api/v1/ https://example.com/api/v1/b
show(URL(string: "b", relativeTo: base)!.deletingLastPathComponent())  // expect: ./ -- https://example.com/api/v1/ ./ https://example.com/api/v1/ https://example.com/api/v1/
show(URL(string: "/root/x", relativeTo: base)!.appendingPathComponent("y"))  // expect: /root/x/y -- https://example.com/api/v1/ /root/x/y https://example.com/api/v1/ https://example.com/root/x/y
show(rel.appending(queryItems: [URLQueryItem(name: "q", value: "2")]))  // expect: https://example.com/api/v1/users/7?x=1&q=2 https://example.com/api/v1/users/7?x=1&q=2 - https://example.com/api/v1/users/7?x=1&q=2
