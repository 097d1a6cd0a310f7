//? The cancelled operation ends without its work, and the operation that depends on it runs.
import Foundation

final class Account: @unchecked Sendable {
  private let lock = NSLock()
  private var token: String?

  func logIn() {
    lock.withLock { token = "t-1" }
    print("logged in")
  }

  func upload(_ file: String) {
    let token = lock.withLock { self.token }
    Thread.sleep(forTimeInterval: 0.02)
    print("upload \(file) with \(token ?? "no token")")
  }
}

let account = Account()
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1

let logIn = BlockOperation { account.logIn() }
logIn.name = "log in"
let upload = BlockOperation { account.upload("photo") }
upload.name = "upload"
upload.addDependency(logIn)

func userCancelsLogIn() {
  logIn.cancel()
}

queue.isSuspended = true
queue.addOperation(logIn)
queue.addOperation(upload)
userCancelsLogIn()
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()
print("log in: cancelled \(logIn.isCancelled), finished \(logIn.isFinished)")
print("upload: cancelled \(upload.isCancelled), finished \(upload.isFinished)")
