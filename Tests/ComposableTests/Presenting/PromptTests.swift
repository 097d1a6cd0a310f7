import Composable
import Testing

@Suite("Alerts and dialogs as values")
struct PromptTests {
  private enum Action: Equatable { case yes, no }

  @Test("buttons are put together by a builder, and compared with the texts")
  func builder() {
    let names = ["Ada", "Bea"]
    let dialog = ConfirmationDialogState<String>(titleVisibility: .visible) {
      TextState("Who?")
    } actions: {
      for name in names { ButtonState(action: name) { TextState(verbatim: name) } }
      if names.count > 1 { ButtonState(role: .cancel) { TextState("Nobody") } }
    } message: {
      TextState("Choose") + " one."
    }
    #expect(dialog.buttons.map(\.action) == ["Ada", "Bea", nil])
    #expect(dialog.buttons.map(\.role) == [nil, nil, .cancel])
    #expect(dialog.message.map(String.init(state:)) == "Choose one.")
    #expect(dialog.titleVisibility == .visible)
    #expect(dialog == dialog.map { $0 })
  }

  @Test("an alert's actions are mapped")
  func mapping() {
    let alert = AlertState<Action> {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
      ButtonState(action: .no) { TextState("No") }
    }
    let mapped = alert.map { $0 == .yes ? 1 : 0 }
    #expect(mapped.buttons.map(\.action) == [1, 0])
    #expect(mapped.title == "Sure?")
    #expect(mapped.message == nil)
  }
}
