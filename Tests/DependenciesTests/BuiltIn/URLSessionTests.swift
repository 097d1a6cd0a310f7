import Dependencies
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The urlSession dependency")
struct URLSessionTests {
  @Test("is the shared session outside of tests", arguments: [DependencyContext.live, .preview])
  func shared(context: DependencyContext) {
    let issues = placedIssues {
      inContext(context) {
        @Dependency(\.urlSession) var urlSession
        #expect(urlSession === URLSession.shared)
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("may be read in a test")
  func reading() {
    @Dependency(\.urlSession) var urlSession
    let issues = placedIssues {
      #expect(urlSession !== URLSession.shared)
      #expect(urlSession === urlSession, "it is computed once in a test")
    }
    #expect(issues.isEmpty)
  }

  @Test(
    "fails every request in a test", .timeLimit(.minutes(1)),
    arguments: ["https://example.invalid/one", "file:///etc/hosts", "data:,text", "made-up:thing"])
  func requestsFail(address: String) async throws {
    @Dependency(\.urlSession) var urlSession
    var request = URLRequest(url: try #require(URL(string: address)))
    request.httpMethod = "PUT"
    let issues = await placedAsynchronousIssues {
      let error = await #expect(throws: URLError.self) {
        try await urlSession.data(for: request)
      }
      #expect(error?.code == .resourceUnavailable)
    }
    // On other platforms, a request is reported from a thread that belongs to no test.
    #if canImport(FoundationNetworking)
      #expect(issues.count == 1)
      let message = try #require(issues.first?.message)
      #expect(
        message.hasPrefix(
          "`@Dependency(\\.urlSession)` was used in a test without being overridden. "
            + "A session whose requests fail is used."))
      #expect(message.contains("Request: PUT \(address)"))
      #expect(message.contains("$0.urlSession = …"))
    #endif
  }

  #if canImport(FoundationNetworking)
    @Test("fails the test that makes a request", .timeLimit(.minutes(1)))
    func failsTheTest() async throws {
      @Dependency(\.urlSession) var urlSession
      let url = try #require(URL(string: "https://example.invalid"))
      await withKnownIssue {
        _ = try? await urlSession.data(from: url)
      } matching: { issue in
        "\(issue)".contains("@Dependency(\\.urlSession)")
      }
    }
  #endif

  @Test("can be overridden")
  func overriding() {
    let own = URLSession(configuration: .ephemeral)
    withDependencies {
      $0.urlSession = own
    } operation: {
      @Dependency(\.urlSession) var urlSession
      #expect(urlSession === own)
    }
  }
}
