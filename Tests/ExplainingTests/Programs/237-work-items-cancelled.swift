//? The first item never begins; the running one is not stopped; a queue calls no closure of the last one.
import Foundation

enum Request {
  @TaskLocal static var id = "none"
}

final class Search: @unchecked Sendable {
  private var pending: DispatchWorkItem?
  private let queue = DispatchQueue(label: "search")

  func typed(_ text: String) {
    pending?.cancel()
    let item = DispatchWorkItem { print("search \(text) for \(Request.id)") }
    pending = item
    queue.asyncAfter(deadline: .now() + 0.05, execute: item)
  }

  func long() -> DispatchWorkItem {
    let item = DispatchWorkItem {
      for step in 1...3 {
        Thread.sleep(forTimeInterval: 0.02)
        print("step \(step)")
      }
    }
    queue.async(execute: item)
    return item
  }
}

let search = Search()
search.typed("s")
search.typed("sw")
Thread.sleep(forTimeInterval: 0.1)
let work = search.long()
Thread.sleep(forTimeInterval: 0.03)
work.cancel()
work.wait()
work.cancel()
let never = DispatchWorkItem { print("never") }
never.cancel()
