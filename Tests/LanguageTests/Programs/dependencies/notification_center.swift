// The center is a dependency, so that a test has one that nobody else posts to.

import Dependencies
import Foundation

extension Notification.Name { static let refreshed = Notification.Name("refreshed") }

final class Feed: @unchecked Sendable {
  @Dependency(\.notificationCenter) private var center
  private(set) var count = 0
  private var token: (any NSObjectProtocol)?
  func observe() {
    token = center.addObserver(forName: .refreshed, object: nil, queue: nil) { [weak self] in
      self?.count += $0.userInfo?["items"] as? Int ?? 0
    }
  }
  func stop() { token.map(center.removeObserver) }
}

let own = NotificationCenter()
let feed = withDependencies {
  $0.notificationCenter = own
} operation: {
  Feed()
}
feed.observe()
own.post(name: .refreshed, object: nil, userInfo: ["items": 2])
NotificationCenter.default.post(name: .refreshed, object: nil, userInfo: ["items": 10])
own.post(name: .refreshed, object: nil, userInfo: ["items": 3])
print(feed.count)  // expect: 5
feed.stop()
own.post(name: .refreshed, object: nil, userInfo: ["items": 1])
print(feed.count)  // expect: 5
