//? The read made by the trait's closure stands under the trait; the trait's scope covers the body of the test.
// swift-format-ignore-file
// A key whose test value complains as soon as it is made, overridden by a trait.
import Dependencies
import DependenciesTestSupport
import Testing

struct Mailbox: Sendable { var unread = 0 }
extension Mailbox: DependencyKey {
  static let liveValue = Mailbox(unread: 3)
  static var testValue: Mailbox {
    reportIssue("Mailbox isn't overridden")
    return Mailbox()
  }
}
extension DependencyValues {
  var mailbox: Mailbox { get { self[Mailbox.self] } set { self[Mailbox.self] = newValue } }
}
@Test(.dependency(\.mailbox, Mailbox(unread: 8))) func whole() {
  @Dependency(\.mailbox) var mailbox
  #expect(mailbox.unread == 8)
}
@Test(.dependencies { $0.mailbox.unread = 9 }) func part() {
  @Dependency(\.mailbox) var mailbox
  #expect(mailbox.unread == 9)
}
