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

  @Test("a text keeps its styles, and those of its parts, as data")
  func styles() {
    let name = TextState("Ada").bold().italic(isActive: false)
    #expect(name.styles == [.bold(isActive: true), .italic(isActive: false)])
    #expect(name != TextState("Ada") && name != TextState("Ada").bold())
    #expect(name == TextState("Ada").bold().italic(isActive: false))
    let question = "Delete " + name + "?" + "!"
    #expect(String(state: question) == "Delete Ada?!")
    #expect(question.parts == ["Delete ", name, "?!"])
    #expect(question.styles.isEmpty && "\(question)" == "Delete Ada?!")
    let underlined = question.underline(pattern: .dash)
    #expect(underlined.styles == [.underline(isActive: true, pattern: .dash)])
    #expect(underlined.parts == question.parts)
    #expect((underlined + ".").parts == [underlined, "."])
    // Without styles, a sum is one text.
    #expect(TextState("A") + "B" == "AB" && (TextState("A") + "B").parts == ["AB"])
    let spoken = TextState("12").accessibilityLabel("a").accessibilityLabel(TextState("twelve"))
    #expect(spoken.accessibilityLabel == "twelve" && TextState("12").accessibilityLabel == nil)
    #expect(Set([name, name, question, underlined]).count == 3)
  }

  @Test("styles are shown in differences, and plain texts look as before")
  func shownStyles() {
    #expect(String(customDumping: TextState("A")) == #"TextState(content: "A")"#)
    let difference = diff(TextState("A"), TextState("A").bold()) ?? ""
    #expect(difference.contains("bold(isActive: true)"))
    #expect(String(customDumping: TextState("A").kerning(1) + "B").contains("kerning(1.0)"))
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

  @Test("every alert has its own identity, which is neither compared nor shown")
  func identity() {
    let alert = AlertState<Int> { TextState("A") }
    let other = AlertState<Int> { TextState("A") }
    let dialog = ConfirmationDialogState<Int> { TextState("A") }
    #expect(alert == other)
    #expect(Set([alert, other]).count == 1)
    #expect(alert.id != other.id)
    #expect(alert.map { $0 }.id == alert.id)
    #expect(dialog.map { $0 }.id == dialog.id)
    #expect(String(customDumping: alert).contains("id:") == false)
    #expect(String(customDumping: dialog).contains("id:") == false)
  }

  @Test("the difference of two alerts shows what differs")
  func differences() {
    let alert = AlertState<Int> { TextState("A") }
    let dialog = ConfirmationDialogState<Int> { TextState("A") }
    let alerts = diff(alert, AlertState<Int> { TextState("B") }) ?? ""
    let dialogs = diff(dialog, ConfirmationDialogState<Int> { TextState("B") }) ?? ""
    for difference in [alerts, dialogs] {
      #expect(difference.split(separator: "\n").count { $0.hasPrefix("- ") } == 1)
      #expect(difference.contains("title:") && !difference.contains("id:"))
    }
  }

  @MainActor
  @Test("the alert that answers an alert's action stays, and the dialog that sent one goes")
  func answeringAlerts() async {
    let store = TestStore(initialState: Quiz.State()) { Quiz() }
    await store.send(\.alertTapped) { $0.alert = .question(1) }
    await store.send(\.alert.next) { $0.alert = .question(2) }
    await store.send(\.alert.last) { $0.alert = nil }
    await store.send(\.dialogTapped) { $0.dialog = ConfirmationDialogState { TextState("D") } }
    await store.send(\.dialog.next) {
      $0.dialog = nil
      $0.alert = .question(2)
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }
}

/// Asks questions, one alert after the other.
private struct Quiz: Reducer {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Answer>?
    @PresentationState var dialog: ConfirmationDialogState<Answer>?
  }

  enum Answer: CasePathable {
    case next, last

    struct AllCasePaths: Sendable {
      var next: CasePath<Answer, Void> { /Answer.next }
      var last: CasePath<Answer, Void> { /Answer.last }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum Action: CasePathable {
    case alertTapped, dialogTapped
    case alert(PresentationAction<Answer>)
    case dialog(PresentationAction<Answer>)

    struct AllCasePaths: Sendable {
      var alertTapped: CasePath<Action, Void> { /Action.alertTapped }
      var dialogTapped: CasePath<Action, Void> { /Action.dialogTapped }
      var alert: CasePath<Action, PresentationAction<Answer>> { /Action.alert }
      var dialog: CasePath<Action, PresentationAction<Answer>> { /Action.dialog }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alertTapped: state.alert = .question(1)
      case .dialogTapped: state.dialog = ConfirmationDialogState { TextState("D") }
      case .alert(.presented(.next)), .dialog(.presented(.next)): state.alert = .question(2)
      case .alert, .dialog: break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

extension AlertState<Quiz.Answer> {
  fileprivate static func question(_ number: Int) -> Self {
    Self {
      TextState("Question \(number)")
    } actions: {
      ButtonState(action: .next) { TextState("Next") }
      ButtonState(action: .last) { TextState("End") }
    }
  }
}
