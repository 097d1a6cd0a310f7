// swift-format-ignore-file
// Errors with a domain and a code.
import Foundation
let e = NSError(domain: "app", code: 7, userInfo: [NSLocalizedDescriptionKey: "Broken"])
print(e)
print(e.localizedDescription, e.code, e.domain, e.userInfo)
let plain = NSError(domain: "app", code: 7)
print(plain, plain.localizedDescription)
let any: any Error = e
print(any, any.localizedDescription, type(of: any))
print((any as NSError).code)
do { throw any } catch let n as NSError { print(n.domain) }
enum My: Error { case a, b(Int) }
let m: any Error = My.b(3)
let n = m as NSError
print(n, n.domain, n.code, m.localizedDescription)
// expect: Error Domain=app Code=7 "(null)"UserInfo={NSLocalizedDescription=Broken}
// expect: Broken 7 app ["NSLocalizedDescription": "Broken"]
// expect: Error Domain=app Code=7 "(null)" The operation could not be completed. (app error 7.)
// expect: Error Domain=app Code=7 "(null)"UserInfo={NSLocalizedDescription=Broken} Broken NSError
// expect: 7
// expect: app
// expect: Error Domain=main.My Code=0 "(null)" main.My 0 The operation could not be completed. (main.My error 0.)
