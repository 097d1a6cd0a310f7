// swift-format-ignore-file
import Foundation
#if canImport(SwiftUI)
import SwiftUI
#elseif canImport(Glibc)
let platform = "glibc"
#else
let platform = "none"
#endif
#if DEBUG
let mode = "debug"
#else
let mode = "release"
#endif
struct Client {
  var name: String
  #if os(Linux)
  static let live = Client(name: "linux")
  #else
  static let live = Client(name: "other")
  #endif
  #if swift(>=7)
  static let next = 7
  #endif
}
enum E { case a
  #if os(macOS)
  case b
  #endif
  case c }
func f(_ e: E) -> Int {
  switch e {
  case .a: return 1
  #if os(macOS)
  case .b: return 2
  #endif
  case .c:
    #if !DEBUG && (arch(x86_64) || arch(arm64))
    return 3
    #else
    return 4
    #endif
  }
}
let list = [1, 2, 3]
  #if os(Linux)
  .map { $0 * 2 }
  #else
  .map { $0 * 3 }
  #endif
#if compiler(>=6.0) && swift(>=6.0) && !hasFeature(Nonsense)
print(platform, mode, Client.live, f(.a), f(.c), list)
#endif
#if FLAG // héllo
print("é")
#elseif targetEnvironment(simulator)
print("simulator")
#endif
print(#line)
#if os(Linux)
@MainActor
#endif
func g() {}
// expect: glibc release Client(name: "linux") 1 3 [2, 4, 6]
// expect: 59
