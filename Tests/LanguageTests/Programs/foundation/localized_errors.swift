// swift-format-ignore-file
import Foundation
enum A: Error { case x, y, z }
enum B: Error { case p(Int), q, r(String), s }
enum One: Error { case only }
enum OnePayload: Error { case only(Int) }
struct S: Error {}
final class C: Error { }
enum R: Int, Error { case five = 5, six }
enum RS: String, Error { case five = "f", six }
for e in [A.x, A.y, A.z, B.p(1), B.q, B.r(""), B.s, One.only, OnePayload.only(1), S(), C(), R.five, R.six, RS.five, RS.six] as [any Error] { print(e.localizedDescription) }
enum F: LocalizedError { case a, b; var errorDescription: String? { self == .a ? "is a" : nil } ; var failureReason: String? { "why" } }
print(F.a.localizedDescription, F.b.localizedDescription, F.a.failureReason as Any, F.a.recoverySuggestion as Any, F.a.helpAnchor as Any)
struct G: LocalizedError {}
print(G().localizedDescription, CancellationError().localizedDescription)
struct T: Error { var localizedDescription: String { "mine" } }
let t: any Error = T(); print(t.localizedDescription, T().localizedDescription)
// expect: The operation could not be completed. (main.A error 0.)
// expect: The operation could not be completed. (main.A error 1.)
// expect: The operation could not be completed. (main.A error 2.)
// expect: The operation could not be completed. (main.B error 0.)
// expect: The operation could not be completed. (main.B error 2.)
// expect: The operation could not be completed. (main.B error 1.)
// expect: The operation could not be completed. (main.B error 3.)
// expect: The operation could not be completed. (main.One error 0.)
// expect: The operation could not be completed. (main.OnePayload error 0.)
// expect: The operation could not be completed. (main.S error 1.)
// expect: The operation could not be completed. (main.C error 1.)
// expect: The operation could not be completed. (main.R error 5.)
// expect: The operation could not be completed. (main.R error 6.)
// expect: The operation could not be completed. (main.RS error 0.)
// expect: The operation could not be completed. (main.RS error 1.)
// expect: is a The operation could not be completed. why Optional("why") nil nil
// expect: The operation could not be completed. (main.G error 1.) The operation could not be completed. (Swift.CancellationError error 1.)
// expect: The operation could not be completed. (main.T error 1.) mine
