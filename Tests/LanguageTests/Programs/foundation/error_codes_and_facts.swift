// swift-format-ignore-file
// Codes, facts and equality of errors.
import Foundation
print(NSError(domain: "a", code: 1, userInfo: ["k": 1]) == NSError(domain: "a", code: 1, userInfo: ["k": 1]))
print(NSError(domain: "a", code: 1, userInfo: ["k": 1]) == NSError(domain: "a", code: 1, userInfo: ["k": 2]))
print(NSError(domain: "a", code: 1, userInfo: [:]) == NSError(domain: "a", code: 1))
struct S {}
print(NSError(domain: "a", code: 1, userInfo: ["k": S()]) == NSError(domain: "a", code: 1, userInfo: ["k": S()]))
print(NSError(domain: "a", code: 1, userInfo: ["k": "a"]) == NSError(domain: "a", code: 1, userInfo: ["k": "a"]))
print(URLError(.badURL) == URLError(.badURL), URLError(.badURL) == URLError(.timedOut), URLError(.badURL, userInfo: ["a": 1]) == URLError(.badURL))
print(CocoaError(.formatting) == CocoaError(.formatting), CocoaError(.formatting, userInfo: ["a": 1]) == CocoaError(.formatting))
let u: any Error = URLError(.badURL)
print((u as NSError).domain, (u as NSError).code, (u as? NSError) as Any)
print(NSURLErrorFailingURLErrorKey, NSURLErrorFailingURLStringErrorKey, NSLocalizedRecoveryOptionsErrorKey, NSUnderlyingErrorKey, NSFilePathErrorKey, NSURLErrorKey, NSStringEncodingErrorKey, NSHelpAnchorErrorKey, NSDebugDescriptionErrorKey)
print(URLError(.badURL, userInfo: [NSURLErrorFailingURLErrorKey: URL(string: "https://a.b")!]).failingURL as Any)
print(URLError(.badURL, userInfo: [NSURLErrorFailingURLStringErrorKey: "zz"]).failureURLString as Any)
print(URLError(.badURL, userInfo: [NSLocalizedDescriptionKey: "desc"]).localizedDescription)
print(NSURLErrorTimedOut, NSURLErrorNotConnectedToInternet)
for c in [URLError(.badURL).errorUserInfo, CocoaError(.formatting).errorUserInfo] { print(c) }
print(CocoaError(.fileReadUnknown), CocoaError(.coderReadCorrupt), CocoaError(CocoaError.Code(rawValue: 77)))
print(CocoaError.Code.formatting, CocoaError.Code(rawValue: 3) == .formatting, CocoaError.Code.formatting.hashValue == CocoaError.Code.formatting.hashValue)
print(CocoaError(.formatting).underlying as Any, CocoaError(.formatting).filePath as Any, CocoaError(.formatting).url as Any)
let r: Result<String, any Error> = .failure(URLError(.timedOut))
switch r { case .failure(let e as URLError) where e.code == .timedOut: print("slow") default: print("other") }
switch URLError(.timedOut).code { case .timedOut, .networkConnectionLost: print("retry") default: print("no") }
print(URLError(URLError.Code(rawValue: -1001)!), URLError.Code(rawValue: 5) as Any)
func f() throws(URLError) { throw URLError(.cancelled) }
do { try f() } catch { print(error.code) }
print(NSError(domain: "a", code: 1).localizedDescription, type(of: NSError(domain: "a", code: 1) as any Error))
// expect: true
// expect: false
// expect: true
// expect: false
// expect: true
// expect: true false false
// expect: true false
// expect: NSURLErrorDomain -1000 nil
// expect: NSErrorFailingURLKey NSErrorFailingURLStringKey NSLocalizedRecoveryOptions NSUnderlyingError NSFilePath NSURL NSStringEncodingErrorKey NSHelpAnchor NSDebugDescription
// expect: Optional(https://a.b)
// expect: Optional("zz")
// expect: desc
// expect: -1001 -1009
// expect: [:]
// expect: [:]
// expect: Error Domain=NSCocoaErrorDomain Code=256 "(null)" Error Domain=NSCocoaErrorDomain Code=4864 "The data isn’t in the correct format." Error Domain=NSCocoaErrorDomain Code=77 "(null)"
// expect: Code(rawValue: 2048) false true
// expect: nil nil nil
// expect: slow
// expect: retry
// expect: Error Domain=NSURLErrorDomain Code=-1001 "(null)" nil
// expect: cancelled
// expect: The operation could not be completed. (a error 1.) NSError
