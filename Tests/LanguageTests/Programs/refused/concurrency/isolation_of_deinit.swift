// swift-format-ignore-file
final class Data { var value = 1 }
@MainActor final class Model {
  let data = Data()
  deinit { print(data) } // error: cannot access property 'data' with a non-Sendable type 'Data' from nonisolated deinit
}
