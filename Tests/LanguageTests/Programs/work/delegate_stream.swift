// swift-format-ignore-file
import Foundation

protocol LocationDelegate: AnyObject {
  func manager(_ manager: LocationManager, didUpdate place: String)
  func managerDidFinish(_ manager: LocationManager, error: (any Error)?)
}
final class LocationManager {
  weak var delegate: (any LocationDelegate)?
  private var places = ["home", "shop", "work"]
  func start() {
    for place in places { delegate?.manager(self, didUpdate: place) }
    delegate?.managerDidFinish(self, error: nil)
  }
  func stop() { print("stopped"); places = [] }
}
final class Bridge: LocationDelegate {
  let continuation: AsyncThrowingStream<String, any Error>.Continuation
  init(_ continuation: AsyncThrowingStream<String, any Error>.Continuation) { self.continuation = continuation }
  func manager(_ manager: LocationManager, didUpdate place: String) {
    switch continuation.yield(place) {
    case .enqueued(let remaining): print("enqueued", place, remaining == Int.max)
    case .dropped(let old): print("dropped", old)
    case .terminated: print("terminated")
    @unknown default: print("unknown")
    }
  }
  func managerDidFinish(_ manager: LocationManager, error: (any Error)?) { continuation.finish(throwing: error) }
}
extension LocationManager {
  static func updates(limit: Int? = nil) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream(String.self, bufferingPolicy: limit.map { .bufferingNewest($0) } ?? .unbounded) { continuation in
      let manager = LocationManager()
      let bridge = Bridge(continuation)
      manager.delegate = bridge
      continuation.onTermination = { termination in
        switch termination {
        case .finished(let error): print("finished", error == nil)
        case .cancelled: print("cancelled")
        @unknown default: break
        }
      }
      manager.start()
      withExtendedLifetime(bridge) {}
    }
  }
}
for try await place in LocationManager.updates() { print("at", place) }
var newest: [String] = []
for try await place in LocationManager.updates(limit: 2) { newest.append(place) }
print(newest)
let joined = try await LocationManager.updates().map { $0.uppercased() }.filter { $0 != "SHOP" }.reduce("") { $0 + $1 + "." }
print(joined)
// expect: enqueued home true
// expect: enqueued shop true
// expect: enqueued work true
// expect: finished true
// expect: at home
// expect: at shop
// expect: at work
// expect: enqueued home false
// expect: enqueued shop false
// expect: dropped home
// expect: finished true
// expect: ["shop", "work"]
// expect: enqueued home true
// expect: enqueued shop true
// expect: enqueued work true
// expect: finished true
// expect: HOME.WORK.
