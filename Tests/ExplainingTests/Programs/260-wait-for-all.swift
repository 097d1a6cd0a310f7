//? waitForAll gives the error only when all tasks have ended.
import Foundation

struct Rejected: Error, CustomStringConvertible {
  let file: String
  var description: String { "\(file) was rejected" }
}

struct File: Sendable {
  let name: String
  let chunks: Int
  var isValid = true
}

func upload(_ file: File) async throws {
  for chunk in 1...file.chunks {
    try await Task.sleep(for: .milliseconds(40))
    guard file.isValid else { throw Rejected(file: file.name) }
    print("\(file.name): \(chunk)/\(file.chunks)")
  }
}

/// Uploads all files, or none at all: the first error stops everything.
func uploadAll(_ files: [File]) async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    for file in files {
      group.addTask { try await upload(file) }
    }
    try await group.waitForAll()
  }
}

do {
  try await uploadAll([
    File(name: "virus.exe", chunks: 3, isValid: false),
    File(name: "film.mov", chunks: 4),
  ])
  print("all uploaded")
} catch {
  print("failed: \(error)")
}
