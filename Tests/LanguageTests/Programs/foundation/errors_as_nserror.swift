// swift-format-ignore-file
// An error coerced to NSError.
import Foundation
let c = CocoaError(.fileReadNoSuchFile)
print(c, c.localizedDescription, c.code, c.code.rawValue)
print(CocoaError.fileReadNoSuchFile, CocoaError.errorDomain, c.errorCode)
let a: any Error = c
do { throw a } catch CocoaError.fileReadNoSuchFile { print("pat") }
print(CocoaError(.coderInvalidValue), CocoaError(.coderInvalidValue).localizedDescription, CocoaError(.coderInvalidValue, userInfo: ["NSLocalizedDescription": "X"]).localizedDescription)
print(CocoaError.error(.userCancelled), CocoaError.error(.fileNoSuchFile, userInfo: ["a": 1]))
print(c.isFileError, c.isCoderError)
print((c as NSError).domain)
print(NSError(domain: NSCocoaErrorDomain, code: 260), NSError(domain: NSPOSIXErrorDomain, code: 2).localizedDescription, NSError(domain: NSURLErrorDomain, code: -1009).localizedDescription)
print(NSError(domain: "a", code: 1, userInfo: [NSLocalizedFailureReasonErrorKey: "because"]).localizedDescription)
print(NSError(domain: "a", code: 1) == NSError(domain: "a", code: 1), NSError(domain: "a", code: 1).isEqual(NSError(domain: "a", code: 2)))
print(NSError(domain: "a", code: 1).localizedFailureReason as Any)
enum M: Int, Error { case x = 5, y }
enum N: Error { case p, q(Int), r }
struct Q: LocalizedError { var errorDescription: String? { "Desc" }; var failureReason: String? { "F" } }
struct U: CustomNSError { static var errorDomain: String { "U.dom" }; var errorCode: Int { 44 }; var errorUserInfo: [String: Any] { ["k": "v"] } }
for e: any Error in [M.y, N.p, N.q(1), N.r, U()] { let n = e as NSError; print(n, n.code, n.domain, n.localizedDescription, n.userInfo, e.localizedDescription) }
let q = Q() as NSError
print(q.code, q.domain, q.localizedDescription, q.localizedFailureReason ?? "-", q.userInfo.count)
let back = (N.q(7) as NSError) as Error
print(back, back is N, (N.q(7) as NSError) as? N as Any)
let any: Any = NSError(domain: "k", code: 3)
print(any is Error, any as? NSError as Any, (any as? any Error)?.localizedDescription as Any)
do { throw NSError(domain: "net", code: 404) } catch let e as NSError where e.code == 404 { print("404") } catch {}
do { throw NSError(domain: NSURLErrorDomain, code: -1009) } catch let e as URLError { print("url", e.code) } catch { print("plain", error) }
do { throw NSError(domain: NSURLErrorDomain, code: -1009) } catch URLError.notConnectedToInternet { print("url") } catch { print("plain", error) }
do { throw N.p } catch { let n = error as NSError; print(n.code, error as? NSError as Any, error is NSError) }
// expect: Error Domain=NSCocoaErrorDomain Code=260 "The file doesn’t exist." The operation could not be completed. The file doesn’t exist. Code(rawValue: 260) 260
// expect: Code(rawValue: 260) NSCocoaErrorDomain 260
// expect: pat
// expect: Error Domain=NSCocoaErrorDomain Code=4866 "The data isn’t in the correct format." The operation could not be completed. The data isn’t in the correct format. X
// expect: Error Domain=NSCocoaErrorDomain Code=3072 "The operation was cancelled." Error Domain=NSCocoaErrorDomain Code=4 "The file doesn’t exist."UserInfo={a=1}
// expect: true false
// expect: NSCocoaErrorDomain
// expect: Error Domain=NSCocoaErrorDomain Code=260 "The file doesn’t exist." The operation could not be completed. No such file or directory The operation could not be completed. (NSURLErrorDomain error -1009.)
// expect: The operation could not be completed. because
// expect: true false
// expect: nil
// expect: Error Domain=main.M Code=6 "(null)" 6 main.M The operation could not be completed. (main.M error 6.) [:] The operation could not be completed. (main.M error 6.)
// expect: Error Domain=main.N Code=1 "(null)" 1 main.N The operation could not be completed. (main.N error 1.) [:] The operation could not be completed. (main.N error 1.)
// expect: Error Domain=main.N Code=0 "(null)" 0 main.N The operation could not be completed. (main.N error 0.) [:] The operation could not be completed. (main.N error 0.)
// expect: Error Domain=main.N Code=2 "(null)" 2 main.N The operation could not be completed. (main.N error 2.) [:] The operation could not be completed. (main.N error 2.)
// expect: Error Domain=U.dom Code=44 "(null)"UserInfo={k=v} 44 U.dom The operation could not be completed. (U.dom error 44.) ["k": "v"] The operation could not be completed. (U.dom error 44.)
// expect: 1 main.Q Desc F 2
// expect: Error Domain=main.N Code=0 "(null)" false nil
// expect: true Optional(Error Domain=k Code=3 "(null)") Optional("The operation could not be completed. (k error 3.)")
// expect: 404
// expect: plain Error Domain=NSURLErrorDomain Code=-1009 "(null)"
// expect: plain Error Domain=NSURLErrorDomain Code=-1009 "(null)"
// expect: 1 nil false
