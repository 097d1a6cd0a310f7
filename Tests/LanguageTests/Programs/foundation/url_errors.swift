// swift-format-ignore-file
// Errors of URL loading.
import Foundation
let e = URLError(.badServerResponse)
print(e)
print(e.localizedDescription, e.errorCode, URLError.errorDomain, e.code, e.code.rawValue)
print("\(e)", String(reflecting: e))
let any: any Error = e
print(any, any.localizedDescription, type(of: any), any is URLError)
do { throw any } catch URLError.badServerResponse { print("pattern") } catch { print("other") }
do { throw any } catch let u as URLError where u.code == .timedOut { print("t") } catch let u as URLError { print(u.code == .badServerResponse, u == URLError(.badServerResponse)) }
print(URLError(.badURL, userInfo: [NSURLErrorFailingURLStringErrorKey: "x"]).userInfo)
print(URLError(.badURL).failingURL as Any, URLError(.badURL).failureURLString as Any)
print(URLError.Code.notConnectedToInternet.rawValue, URLError.Code(rawValue: -1001) == .timedOut)
print(Result<Int, URLError>.failure(URLError(.cancelled)))
struct S: Equatable { var e: URLError }
print(S(e: e))
// expect: Error Domain=NSURLErrorDomain Code=-1011 "(null)"
// expect: The operation could not be completed. (NSURLErrorDomain error -1011.) -1011 NSURLErrorDomain badServerResponse -1011
// expect: Error Domain=NSURLErrorDomain Code=-1011 "(null)" Error Domain=NSURLErrorDomain Code=-1011 "(null)"
// expect: Error Domain=NSURLErrorDomain Code=-1011 "(null)" The operation could not be completed. (NSURLErrorDomain error -1011.) URLError true
// expect: pattern
// expect: true true
// expect: ["NSErrorFailingURLStringKey": "x"]
// expect: nil nil
// expect: -1009 true
// expect: failure(Error Domain=NSURLErrorDomain Code=-999 "(null)")
// expect: S(e: Error Domain=NSURLErrorDomain Code=-1011 "(null)")
