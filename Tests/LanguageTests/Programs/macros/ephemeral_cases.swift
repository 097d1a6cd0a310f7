// An alert is a case without a feature, with or without the attribute that says so.
import ComposableMacros

@Reducer enum Destination {
  @ReducerCaseEphemeral case alert(AlertState<Alert>)
  case dialog(ConfirmationDialogState<Dialog>)
  @CasePathable enum Alert { case confirmed }
  enum Dialog { case deleted }
}

let alert = Destination.Action.alert(.confirmed)
print(alert.is(\.alert.confirmed), alert.is(\.dialog))  // expect: true false
