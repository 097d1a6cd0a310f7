//? The Task runs on the main actor like the method that starts it, so its slow work stops the animation. Move it off.
import Foundation

@MainActor final class Gallery {
  func decode() { Thread.sleep(forTimeInterval: 0.06) }
  func open() {
    Task {
      decode()
      print("decoded")
    }
  }
}
let gallery = Gallery()
gallery.open()
try await Task.sleep(for: .milliseconds(10))
print("next frame")
