import Dependencies
import Foundation
import Testing

@Suite("The openURL dependency")
struct OpenURLTests {
  private let url = URL(filePath: "/manual.html")

  @Test("may be read in a test, but reports each use there and opens nothing")
  func unimplemented() async throws {
    @Dependency(\.openURL) var openURL
    var line = 0
    let issues = await placedAsynchronousIssues {
      let effect = openURL
      line = #line + 1
      let isOpened = await effect(url)
      #expect(!isOpened)
    }
    #expect(issues.count == 1)
    let issue = try #require(issues.first)
    #expect(issue.fileID == #fileID)
    #expect(issue.line == line)
    #expect(
      issue.message.hasPrefix(
        "`@Dependency(\\.openURL)` was used in a test without being overridden. "
          + "An effect that opens nothing and returns `false` is used."))
    #expect(issue.message.contains("URL: \(url.absoluteString)"))
    #expect(issue.message.contains("$0.openURL = OpenURLEffect"))
  }

  #if !canImport(SwiftUI)
    @Test(
      "reports each use where the platform has no default",
      arguments: [DependencyContext.live, .preview])
    func withoutDefault(context: DependencyContext) async throws {
      let effect = withDependencies {
        $0.context = context
      } operation: {
        @Dependency(\.openURL) var openURL
        return openURL
      }
      let line = #line + 2
      let issues = await placedAsynchronousIssues {
        let isOpened = await effect(url)
        #expect(!isOpened)
      }
      #expect(issues.map(\.line) == [UInt(line)])
      #expect(issues.first?.message.contains("prepareDependencies") == true)
    }
  #endif

  @Test("calls its override with the URL and returns the result", arguments: [true, false])
  func overriding(canOpen: Bool) async {
    let opened = Box<[URL]>([])
    let issues = await placedAsynchronousIssues {
      await withDependencies {
        $0.openURL = OpenURLEffect { url in
          opened.change { $0.append(url) }
          return canOpen
        }
      } operation: {
        @Dependency(\.openURL) var openURL
        await openURL(url)
        #expect(await openURL(url) == canOpen)
      }
    }
    #expect(opened.value == [url, url])
    #expect(issues.isEmpty)
  }

  @Test("prepared by an application, opens what the application chooses")
  func preparing() async {
    let isOpened = await withDependencies {
      $0 = .live
    } operation: {
      prepareDependencies { $0.openURL = OpenURLEffect { _ in true } }
      @Dependency(\.openURL) var openURL
      return await openURL(url)
    }
    #expect(isOpened)
  }
}
