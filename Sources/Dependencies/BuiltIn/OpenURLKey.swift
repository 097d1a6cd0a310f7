public import DependenciesCore
internal import Foundation

#if canImport(SwiftUI)
  internal import SwiftUI
#else
  internal import Clocks
#endif

extension DependencyValues {
  /// Opens URLs as SwiftUI's environment does.
  ///
  /// In a test, every use reports an issue and returns `false`, unless overridden. The same happens
  /// on a platform without SwiftUI, until the application assigns its own effect with
  /// `prepareDependencies`.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: DependencyKey {
  #if canImport(SwiftUI)
    static var liveValue: OpenURLEffect { OpenURLEffect { await openBySystem($0) } }
  #else
    static var liveValue: OpenURLEffect {
      OpenURLEffect(
        source: .unimplemented { url, place in
          deliverIssue(
            """
            `@Dependency(\\.openURL)` was used on a platform that has no default for it. \
            The URL isn't opened, and `false` is returned.

              URL: \(url.absoluteString)

            Assign an effect when the program begins: \
            `prepareDependencies { $0.openURL = OpenURLEffect { url in … } }`.
            """, fileID: place.fileID, filePath: place.filePath, line: place.line,
            column: place.column)
        })
    }
  #endif

  static var testValue: OpenURLEffect {
    let unimplemented = UnimplementedDependency(
      "openURL", substitute: "An effect that opens nothing and returns `false`",
      override: "$0.openURL = OpenURLEffect { url in … }")
    return OpenURLEffect(
      source: .unimplemented { url, place in
        unimplemented.reportUse(
          "URL: \(url.absoluteString)", fileID: place.fileID, filePath: place.filePath,
          line: place.line, column: place.column)
      })
  }

  static var dependencyName: String { "openURL" }
}

#if canImport(SwiftUI)
  @MainActor
  private func openBySystem(_ url: URL) async -> Bool {
    #if os(watchOS)
      // On this platform, the system doesn't report whether it opened the URL.
      EnvironmentValues().openURL(url)
      return true
    #else
      await withCheckedContinuation { continuation in
        EnvironmentValues().openURL(url) { continuation.resume(returning: $0) }
      }
    #endif
  }
#endif
