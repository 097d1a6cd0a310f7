//? Nobody has entered the group when notify is called, so the closure runs now.
import Foundation

@MainActor
final class Album {
  private let group = DispatchGroup()
  private(set) var photos: [String] = []

  func download(_ name: String, milliseconds: Int) {
    Task {
      group.enter()
      defer { group.leave() }
      try? await Task.sleep(for: .milliseconds(milliseconds))
      photos.append(name)
      print("downloaded \(name)")
    }
  }

  func whenComplete(_ action: @escaping @MainActor () -> Void) {
    group.notify(queue: .main) {
      MainActor.assumeIsolated { action() }
    }
  }
}

let album = Album()
album.download("beach", milliseconds: 40)
album.download("hotel", milliseconds: 80)
album.whenComplete {
  print("album is complete: \(album.photos.count) photos")
}
try await Task.sleep(for: .milliseconds(200))
print("in the end: \(album.photos.count) photos")
