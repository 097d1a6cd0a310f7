// swift-format-ignore-file
import Dependencies
import Foundation
import FoundationNetworking  // error: the module `FoundationNetworking` can't be run here
func load(_ session: URLSession) async throws -> Data {  // error: `URLSession` can't be run here
  try await session.data(from: URL(string: "https://example.com")!).0
}
struct Client { @Dependency(\.urlSession) var session }  // error: a session that loads from the network can't be run here
let request = URLRequest(url: URL(string: "https://example.com")!)  // error: `URLRequest` can't be run here
