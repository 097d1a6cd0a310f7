// swift-format-ignore-file
// A center calls the observers of a notification while it is posted.

import Foundation

extension Notification.Name {
  static let saved = Notification.Name("saved")
  static let other = Notification.Name(rawValue: "other")
}
final class Document: Sendable { let title: String; init(_ title: String) { self.title = title } }

let center = NotificationCenter()
let (first, second) = (Document("first"), Document("second"))
let saved = center.addObserver(forName: .saved, object: nil, queue: nil) { note in
  print("saved", (note.object as? Document)?.title ?? "nothing", note.userInfo?["id"] as? Int ?? 0)
}
center.post(name: .saved, object: nil)
center.post(name: .saved, object: first, userInfo: ["id": 7])
center.post(Notification(name: .other, object: nil, userInfo: ["x": "y"]))
print("removed")
center.removeObserver(saved, name: .other, object: nil)
center.post(name: .saved, object: second)
center.removeObserver(saved)
center.post(name: .saved, object: second)

let ofFirst = center.addObserver(forName: nil, object: first, queue: nil) { print("of first:", $0.name.rawValue) }
center.post(name: .other, object: first)
center.post(name: .other, object: second)
center.removeObserver(ofFirst)
center.removeObserver(3)

let queue = OperationQueue()
let onQueue = center.addObserver(forName: .saved, object: nil, queue: queue) { _ in
  print("on its queue:", OperationQueue.current === queue)
}
center.post(name: .saved, object: nil)
print("after post")
center.removeObserver(onQueue)

nonisolated(unsafe) var token: (any NSObjectProtocol)?
token = center.addObserver(forName: .saved, object: nil, queue: nil) { _ in
  print("once")
  center.removeObserver(token!)
  _ = center.addObserver(forName: .saved, object: nil, queue: nil) { _ in print("later") }
}
center.post(name: .saved, object: nil)
center.post(name: .saved, object: nil)

print(Notification.Name("a") == Notification.Name(rawValue: "a"), Notification.Name.saved)
print(Notification(name: .saved), Notification(name: .saved, object: 3, userInfo: ["a": 1]))
print(Notification(name: .saved, object: 3, userInfo: ["a": 1]) == Notification(name: .saved, object: 3, userInfo: ["a": 1]))
print(Notification(name: .saved, object: 3) == Notification(name: .saved, object: 4))
print(NotificationCenter.default === NotificationCenter.default, center === NotificationCenter.default)
var changed = Notification(name: .saved, object: first)
changed.name = .other
changed.object = nil
print(changed)
// expect: saved nothing 0
// expect: saved first 7
// expect: removed
// expect: saved second 0
// expect: of first: other
// expect: on its queue: true
// expect: after post
// expect: once
// expect: later
// expect: true Name(rawValue: "saved")
// expect: name = saved name = saved, object = 3, userInfo = [AnyHashable("a"): 1]
// expect: true
// expect: false
// expect: true false
// expect: name = other
