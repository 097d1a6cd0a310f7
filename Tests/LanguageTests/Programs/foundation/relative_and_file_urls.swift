// swift-format-ignore-file
import Foundation

let f = URL(fileURLWithPath: "/nowhere/a b.txt")
print(  // expect: file:///nowhere/a%20b.txt /nowhere/a b.txt true a b.txt txt file no host file:///nowhere/a%20b.txt
  f, f.path, f.isFileURL, f.lastPathComponent, f.pathExtension, f.scheme ?? "-",
  f.host ?? "no host", f.absoluteString)
print(  // expect: file:///nowhere/dir/ file:///nowhere/x file:///nowhere/d/
  URL(fileURLWithPath: "/nowhere/dir", isDirectory: true), URL(filePath: "/nowhere/x"),
  URL(filePath: "/nowhere/d", directoryHint: .isDirectory))
print(  // expect: file:///nowhere/ file:///nowhere/a%20b.md ["/", "nowhere", "a b.txt"]
  f.deletingLastPathComponent(), f.deletingPathExtension().appendingPathExtension("md"),
  f.pathComponents)
print(  // expect: /nowhere/dir/x.swift
  URL(fileURLWithPath: "/nowhere/dir", isDirectory: true).appendingPathComponent("x.swift").path)
let base = URL(string: "https://example.com/a/b")!
let r = URL(string: "c?d=1", relativeTo: base)!
print(  // expect: c?d=1 -- https://example.com/a/b https://example.com/a/c?d=1 c?d=1 Optional(https://example.com/a/b) https://example.com/a/c?d=1 /a/c c d=1 example.com
  r, r.absoluteString, r.relativeString, r.baseURL as Any, r.absoluteURL, r.path, r.relativePath,
  r.query ?? "-", r.host ?? "-")
print(  // expect: https://example.com/x https://other.org/y https://example.com/z q
  URL(string: "/x", relativeTo: base)!.absoluteURL,
  URL(string: "https://other.org/y", relativeTo: base)!,
  URL(string: "../z", relativeTo: base)!.absoluteString, URL(string: "q", relativeTo: nil)!)
print(  // expect: false true /a/b c
  r == URL(string: "https://example.com/a/c?d=1"),
  r.absoluteURL == URL(string: "https://example.com/a/c?d=1"), base.relativePath,
  r.lastPathComponent)
print(  // expect: https://h/p https://example.com/a/b#f nil
  URL(string: "//h/p", relativeTo: base)!.absoluteString,
  URL(string: "#f", relativeTo: base)!.absoluteString, URL(string: "", relativeTo: base) as Any)
print(f.standardizedFileURL, URL(string: "file:///a/./b/../c")!.standardized)  // expect: file:///nowhere/a%20b.txt file:///a/c
print(f == URL(string: "file:///nowhere/a%20b.txt"), f.hasDirectoryPath, f.debugDescription)  // expect: true false file:///nowhere/a%20b.txt
