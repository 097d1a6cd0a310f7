import Dependencies
import Testing

/// A client whose test value reports the endpoint that a test forgot.
private struct ArticleClient: TestDependencyKey, Sendable {
  var count: @Sendable () -> Int
  var title: @Sendable (_ id: Int) async throws -> String

  static var testValue: ArticleClient {
    ArticleClient(
      count: unimplemented("ArticleClient.count", placeholder: 0),
      title: unimplemented("ArticleClient.title"))
  }
}

extension DependencyValues {
  fileprivate var articles: ArticleClient {
    get { self[ArticleClient.self] }
    set { self[ArticleClient.self] = newValue }
  }
}

@Suite("An unimplemented endpoint")
struct UnimplementedTests {
  @Test("is reported when it is called, and returns its placeholder")
  func placeholder() {
    @Dependency(\.articles) var articles
    #expect(placedIssues { _ = articles }.isEmpty)
    let issues = placedIssues { #expect(articles.count() == 0) }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("ArticleClient.count") == true)
  }

  @Test("that throws is reported and throws")
  func throwing() async {
    @Dependency(\.articles.title) var title
    let issues = await placedAsynchronousIssues {
      await #expect(throws: UnimplementedFailure.self) { try await title(1) }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("ArticleClient.title") == true)
  }

  @Test("is not reported when a test overrides it alone")
  func overriding() {
    let issues = placedIssues {
      withDependencies {
        $0.articles.count = { 3 }
      } operation: {
        @Dependency(\.articles) var articles
        #expect(articles.count() == 3)
      }
    }
    #expect(issues.isEmpty)
  }
}
