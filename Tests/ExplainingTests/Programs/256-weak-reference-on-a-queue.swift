//? Nothing kept the object, so the weak reference is nil when the closure begins.
import Foundation

final class Upload: Sendable {
  let file: String
  private let report: @Sendable (String) -> Void

  init(file: String, report: @escaping @Sendable (String) -> Void) {
    self.file = file
    self.report = report
  }

  func start() {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(40)) { [weak self] in
      guard let self else { return }
      self.report("uploaded \(self.file)")
    }
    report("uploading \(file)")
  }
}

final class Uploads: Sendable {
  private let big = Upload(file: "film") { print($0) }

  func uploadFilm() {
    big.start()
  }

  func uploadPhoto(_ name: String) {
    let upload = Upload(file: name) { print($0) }
    upload.start()
  }
}

let uploads = Uploads()
uploads.uploadFilm()
try await Task.sleep(for: .milliseconds(10))
uploads.uploadPhoto("beach")
try await Task.sleep(for: .milliseconds(150))
print("end")
withExtendedLifetime(uploads) {}
