// swift-format-ignore-file
struct Session: Sendable {
  struct Auth: Sendable { var token: @Sendable () throws -> String; var refresh: @Sendable () async -> Void = {} }
  struct Feed: Sendable { var page: @Sendable (Int, _ token: String) async throws -> [String] }
  var auth: Auth
  var feed: Feed
  func load(_ pages: ClosedRange<Int>) async throws -> [String] {
    var all: [String] = []
    for page in pages {
      do { all += try await feed.page(page, auth.token()) }
      catch AuthError.expired {
        await auth.refresh()
        all += try await feed.page(page, auth.token())
      }
    }
    return all
  }
}
enum AuthError: Error { case expired, loggedOut }
enum Tokens { @TaskLocal static var current: String? }
let session = Session(
  auth: .init(token: { guard let t = Tokens.current else { throw AuthError.loggedOut }; return t }, refresh: { print("refreshing") }),
  feed: .init { page, token in if page > 2 { throw AuthError.expired }; return ["\(token)/\(page)a", "\(token)/\(page)b"] })
do { print(try await session.load(1...1)) } catch { print("failed:", error) }
await Tokens.$current.withValue("t1") {
  do { print(try await session.load(1...2)) } catch { print("failed:", error) }
  do { print(try await session.load(2...3)) } catch { print("failed:", error) }
}
var quiet = session
quiet.feed.page = { page, _ in [String(page)] }
quiet.auth.token = { "fixed" }
print(try await quiet.load(5...7))
// expect: failed: loggedOut
// expect: ["t1/1a", "t1/1b", "t1/2a", "t1/2b"]
// expect: refreshing
// expect: failed: expired
// expect: ["5", "6", "7"]
