//? A global queue ignores the barrier.
import Foundation

/// A cache that many may read at once, but only one may write, alone.
final class Cache: @unchecked Sendable {
  private let queue = DispatchQueue.global(qos: .userInitiated)
  private var values: [String: Int] = [:]

  func read(_ name: String, reader: String, milliseconds: UInt32) {
    queue.async {
      print("\(reader) begins to read")
      let before = self.values[name]
      usleep(milliseconds * 1_000)
      let after = self.values[name]
      print("\(reader) read \(text(before)), then \(text(after))")
    }
  }

  func write(_ name: String, _ value: Int) {
    queue.async(flags: .barrier) {
      print("writing \(value)")
      self.values[name] = value
    }
  }
}

func text(_ value: Int?) -> String {
  value.map { "\($0)" } ?? "nothing"
}

let cache = Cache()
cache.read("price", reader: "anna", milliseconds: 400)
try await Task.sleep(for: .milliseconds(120))
cache.write("price", 12)
try await Task.sleep(for: .milliseconds(120))
cache.read("price", reader: "ben", milliseconds: 400)
try await Task.sleep(for: .milliseconds(900))
print("end")
