// swift-format-ignore-file
// What coding errors are as NSError.
import Foundation
struct K: Codable { var a: Int }
for s in ["{}", "{\"a\":null}", "{\"a\":\"x\"}", "{"] {
  do { _ = try JSONDecoder().decode(K.self, from: Data(s.utf8)) } catch { let n = error as NSError; print(n.domain, n.code, n.userInfo.keys.sorted(), n.localizedDescription, error.localizedDescription, n.localizedFailureReason as Any) }
}
struct D: Codable { var a = Double.nan }
do { _ = try JSONEncoder().encode(D()) } catch { let n = error as NSError; print(n.domain, n.code, n.userInfo.keys.sorted(), error.localizedDescription) }
struct L: LocalizedError { var failureReason: String? { "FR" }; var recoverySuggestion: String? { "RS" }; var helpAnchor: String? { "HA" } }
let l = L() as NSError
print(l.userInfo.sorted { $0.key < $1.key }, l.localizedDescription, L().localizedDescription, l.localizedRecoverySuggestion as Any, l.helpAnchor as Any)
struct CL: LocalizedError, CustomNSError { var errorDescription: String? { "both" }; var errorCode: Int { 9 } }
let c = CL() as NSError
print(c, c.code, c.domain, c.userInfo, CL().localizedDescription)
struct E0: LocalizedError {}
print(E0() as NSError, E0().localizedDescription)
do { _ = try NSRegularExpression(pattern: "(") } catch { print(error, type(of: error), error.localizedDescription) }
print(CancellationError() as NSError, CancellationError().localizedDescription)
print(NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey: "d", NSLocalizedFailureReasonErrorKey: "f", NSLocalizedRecoverySuggestionErrorKey: "r"]).localizedRecoverySuggestion as Any)
final class Sub: NSError, @unchecked Sendable { override var localizedDescription: String { "sub" } }
print(Sub(domain: "s", code: 1), Sub(domain: "s", code: 1).localizedDescription, (Sub(domain: "s", code: 1) as any Error).localizedDescription)
enum Fail: Error { case one }
func run() throws { throw Fail.one }
do { try run() } catch let error as NSError { print("ns", error.code) } catch { print("plain") }
do { try run() } catch { print((error as NSError).domain, (error as NSError) == (Fail.one as NSError)) }
// expect: NSCocoaErrorDomain 4865 [] The operation could not be completed. The data is missing. The operation could not be completed. The data is missing. Optional("The data is missing.")
// expect: NSCocoaErrorDomain 4865 [] The operation could not be completed. The data is missing. The operation could not be completed. The data is missing. Optional("The data is missing.")
// expect: NSCocoaErrorDomain 4864 [] The operation could not be completed. The data isn’t in the correct format. The operation could not be completed. The data isn’t in the correct format. Optional("The data isn’t in the correct format.")
// expect: NSCocoaErrorDomain 4864 [] The operation could not be completed. The data isn’t in the correct format. The operation could not be completed. The data isn’t in the correct format. Optional("The data isn’t in the correct format.")
// expect: NSCocoaErrorDomain 4866 [] The operation could not be completed. The data isn’t in the correct format.
// expect: [(key: "NSHelpAnchor", value: "HA"), (key: "NSLocalizedFailureReason", value: "FR"), (key: "NSLocalizedRecoverySuggestion", value: "RS")] The operation could not be completed. FR The operation could not be completed. FR Optional("RS") Optional("HA")
// expect: Error Domain=main.CL Code=9 "(null)" 9 main.CL [:] The operation could not be completed. (main.CL error 9.)
// expect: Error Domain=main.E0 Code=1 "(null)" The operation could not be completed. (main.E0 error 1.)
// expect: Error Domain=NSCocoaErrorDomain Code=2048 "The value is invalid."UserInfo={NSInvalidValue=(} NSError The operation could not be completed. The value is invalid.
// expect: Error Domain=Swift.CancellationError Code=1 "(null)" The operation could not be completed. (Swift.CancellationError error 1.)
// expect: Optional("r")
// expect: Error Domain=s Code=1 "(null)" sub sub
// expect: plain
// expect: main.Fail true
