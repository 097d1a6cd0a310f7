// swift-format-ignore-file
import Foundation

let number = 3 as NSError  // error: cannot convert value of type 'Int' to type 'NSError' in coercion
struct NotAnError {}
print(NotAnError() as NSError)  // error: cannot convert value of type 'NotAnError' to type 'NSError' in coercion
let error: any Error = CancellationError()
let implicit: NSError = error  // error: cannot convert value of type 'any Error' to specified type 'NSError'
