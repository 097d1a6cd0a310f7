#include "EmbeddedFiles.h"

static const struct EmbeddedFile files[] = {
  {"Binding/BindableAction.swift", (const char[]){
#embed "../../Sources/Composable/Binding/BindableAction.swift" suffix(, 0)
  }},
  {"Binding/BindingAction.swift", (const char[]){
#embed "../../Sources/Composable/Binding/BindingAction.swift" suffix(, 0)
  }},
  {"Binding/BindingReducer.swift", (const char[]){
#embed "../../Sources/Composable/Binding/BindingReducer.swift" suffix(, 0)
  }},
  {"Binding/BindingState.swift", (const char[]){
#embed "../../Sources/Composable/Binding/BindingState.swift" suffix(, 0)
  }},
  {"Binding/Store+Bindings.swift", (const char[]){
#embed "../../Sources/Composable/Binding/Store+Bindings.swift" suffix(, 0)
  }},
  {"Binding/ViewAction.swift", (const char[]){
#embed "../../Sources/Composable/Binding/ViewAction.swift" suffix(, 0)
  }},
  {"Binding/ViewActionSending.swift", (const char[]){
#embed "../../Sources/Composable/Binding/ViewActionSending.swift" suffix(, 0)
  }},
  {"Difference.swift", (const char[]){
#embed "../../Sources/Composable/Difference.swift" suffix(, 0)
  }},
  {"Effects/Delayed.swift", (const char[]){
#embed "../../Sources/Composable/Effects/Delayed.swift" suffix(, 0)
  }},
  {"Effects/Effect+Cancellation.swift", (const char[]){
#embed "../../Sources/Composable/Effects/Effect+Cancellation.swift" suffix(, 0)
  }},
  {"Effects/Effect+Combining.swift", (const char[]){
#embed "../../Sources/Composable/Effects/Effect+Combining.swift" suffix(, 0)
  }},
  {"Effects/Effect+Run.swift", (const char[]){
#embed "../../Sources/Composable/Effects/Effect+Run.swift" suffix(, 0)
  }},
  {"Effects/Effect+Source.swift", (const char[]){
#embed "../../Sources/Composable/Effects/Effect+Source.swift" suffix(, 0)
  }},
  {"Effects/Effect+Time.swift", (const char[]){
#embed "../../Sources/Composable/Effects/Effect+Time.swift" suffix(, 0)
  }},
  {"Effects/Effect.swift", (const char[]){
#embed "../../Sources/Composable/Effects/Effect.swift" suffix(, 0)
  }},
  {"Effects/Result+Async.swift", (const char[]){
#embed "../../Sources/Composable/Effects/Result+Async.swift" suffix(, 0)
  }},
  {"Effects/Send.swift", (const char[]){
#embed "../../Sources/Composable/Effects/Send.swift" suffix(, 0)
  }},
  {"Effects/TaskResult.swift", (const char[]){
#embed "../../Sources/Composable/Effects/TaskResult.swift" suffix(, 0)
  }},
  {"Exports.swift", (const char[]){
#embed "../../Sources/Composable/Exports.swift" suffix(, 0)
  }},
  {"Issue+Message.swift", (const char[]){
#embed "../../Sources/Composable/Issue+Message.swift" suffix(, 0)
  }},
  {"Issue.swift", (const char[]){
#embed "../../Sources/Composable/Issue.swift" suffix(, 0)
  }},
  {"Observing/Effect+Holding.swift", (const char[]){
#embed "../../Sources/Composable/Observing/Effect+Holding.swift" suffix(, 0)
  }},
  {"Observing/MirrorTree.swift", (const char[]){
#embed "../../Sources/Composable/Observing/MirrorTree.swift" suffix(, 0)
  }},
  {"Observing/StoreEvent.swift", (const char[]){
#embed "../../Sources/Composable/Observing/StoreEvent.swift" suffix(, 0)
  }},
  {"Observing/StoreObservation.swift", (const char[]){
#embed "../../Sources/Composable/Observing/StoreObservation.swift" suffix(, 0)
  }},
  {"Observing/StoreObserver+Session.swift", (const char[]){
#embed "../../Sources/Composable/Observing/StoreObserver+Session.swift" suffix(, 0)
  }},
  {"Observing/StoreObserver.swift", (const char[]){
#embed "../../Sources/Composable/Observing/StoreObserver.swift" suffix(, 0)
  }},
  {"Observing/StoreTrace.swift", (const char[]){
#embed "../../Sources/Composable/Observing/StoreTrace.swift" suffix(, 0)
  }},
  {"Observing/StoreWatch.swift", (const char[]){
#embed "../../Sources/Composable/Observing/StoreWatch.swift" suffix(, 0)
  }},
  {"OlderNames.swift", (const char[]){
#embed "../../Sources/Composable/OlderNames.swift" suffix(, 0)
  }},
  {"Paths/CaseKeyPath.swift", (const char[]){
#embed "../../Sources/Composable/Paths/CaseKeyPath.swift" suffix(, 0)
  }},
  {"Paths/CaseName.swift", (const char[]){
#embed "../../Sources/Composable/Paths/CaseName.swift" suffix(, 0)
  }},
  {"Paths/CasePath+Reflection.swift", (const char[]){
#embed "../../Sources/Composable/Paths/CasePath+Reflection.swift" suffix(, 0)
  }},
  {"Paths/CasePath.swift", (const char[]){
#embed "../../Sources/Composable/Paths/CasePath.swift" suffix(, 0)
  }},
  {"Paths/CasePathable+StandardLibrary.swift", (const char[]){
#embed "../../Sources/Composable/Paths/CasePathable+StandardLibrary.swift" suffix(, 0)
  }},
  {"Paths/CasePathable.swift", (const char[]){
#embed "../../Sources/Composable/Paths/CasePathable.swift" suffix(, 0)
  }},
  {"Paths/Chunks.swift", (const char[]){
#embed "../../Sources/Composable/Paths/Chunks.swift" suffix(, 0)
  }},
  {"Paths/ElementOrder.swift", (const char[]){
#embed "../../Sources/Composable/Paths/ElementOrder.swift" suffix(, 0)
  }},
  {"Paths/IdentifiedAction.swift", (const char[]){
#embed "../../Sources/Composable/Paths/IdentifiedAction.swift" suffix(, 0)
  }},
  {"Paths/IdentifiedArray+Coding.swift", (const char[]){
#embed "../../Sources/Composable/Paths/IdentifiedArray+Coding.swift" suffix(, 0)
  }},
  {"Paths/IdentifiedArray+Conformances.swift", (const char[]){
#embed "../../Sources/Composable/Paths/IdentifiedArray+Conformances.swift" suffix(, 0)
  }},
  {"Paths/IdentifiedArray+Order.swift", (const char[]){
#embed "../../Sources/Composable/Paths/IdentifiedArray+Order.swift" suffix(, 0)
  }},
  {"Paths/IdentifiedArray+Updating.swift", (const char[]){
#embed "../../Sources/Composable/Paths/IdentifiedArray+Updating.swift" suffix(, 0)
  }},
  {"Paths/IdentifiedArray.swift", (const char[]){
#embed "../../Sources/Composable/Paths/IdentifiedArray.swift" suffix(, 0)
  }},
  {"Paths/ReflectionUse.swift", (const char[]){
#embed "../../Sources/Composable/Paths/ReflectionUse.swift" suffix(, 0)
  }},
  {"Place.swift", (const char[]){
#embed "../../Sources/Composable/Place.swift" suffix(, 0)
  }},
  {"Presenting/DismissEffect.swift", (const char[]){
#embed "../../Sources/Composable/Presenting/DismissEffect.swift" suffix(, 0)
  }},
  {"Presenting/EphemeralState.swift", (const char[]){
#embed "../../Sources/Composable/Presenting/EphemeralState.swift" suffix(, 0)
  }},
  {"Presenting/PresentationAction.swift", (const char[]){
#embed "../../Sources/Composable/Presenting/PresentationAction.swift" suffix(, 0)
  }},
  {"Presenting/PresentationReducer.swift", (const char[]){
#embed "../../Sources/Composable/Presenting/PresentationReducer.swift" suffix(, 0)
  }},
  {"Presenting/PresentationState.swift", (const char[]){
#embed "../../Sources/Composable/Presenting/PresentationState.swift" suffix(, 0)
  }},
  {"Presenting/StackAction.swift", (const char[]){
#embed "../../Sources/Composable/Presenting/StackAction.swift" suffix(, 0)
  }},
  {"Presenting/StackElementID.swift", (const char[]){
#embed "../../Sources/Composable/Presenting/StackElementID.swift" suffix(, 0)
  }},
  {"Presenting/StackReducer.swift", (const char[]){
#embed "../../Sources/Composable/Presenting/StackReducer.swift" suffix(, 0)
  }},
  {"Presenting/StackState.swift", (const char[]){
#embed "../../Sources/Composable/Presenting/StackState.swift" suffix(, 0)
  }},
  {"Prompts/AlertState.swift", (const char[]){
#embed "../../Sources/Composable/Prompts/AlertState.swift" suffix(, 0)
  }},
  {"Prompts/ButtonState.swift", (const char[]){
#embed "../../Sources/Composable/Prompts/ButtonState.swift" suffix(, 0)
  }},
  {"Prompts/ConfirmationDialogState.swift", (const char[]){
#embed "../../Sources/Composable/Prompts/ConfirmationDialogState.swift" suffix(, 0)
  }},
  {"Prompts/PromptID.swift", (const char[]){
#embed "../../Sources/Composable/Prompts/PromptID.swift" suffix(, 0)
  }},
  {"Prompts/TextState+Styles.swift", (const char[]){
#embed "../../Sources/Composable/Prompts/TextState+Styles.swift" suffix(, 0)
  }},
  {"Prompts/TextState.swift", (const char[]){
#embed "../../Sources/Composable/Prompts/TextState.swift" suffix(, 0)
  }},
  {"Recording/ActionLabel.swift", (const char[]){
#embed "../../Sources/Composable/Recording/ActionLabel.swift" suffix(, 0)
  }},
  {"Recording/EntryRecorder.swift", (const char[]){
#embed "../../Sources/Composable/Recording/EntryRecorder.swift" suffix(, 0)
  }},
  {"Recording/Journal+Replay.swift", (const char[]){
#embed "../../Sources/Composable/Recording/Journal+Replay.swift" suffix(, 0)
  }},
  {"Recording/Journal+TestSource.swift", (const char[]){
#embed "../../Sources/Composable/Recording/Journal+TestSource.swift" suffix(, 0)
  }},
  {"Recording/Journal+Why.swift", (const char[]){
#embed "../../Sources/Composable/Recording/Journal+Why.swift" suffix(, 0)
  }},
  {"Recording/Journal.swift", (const char[]){
#embed "../../Sources/Composable/Recording/Journal.swift" suffix(, 0)
  }},
  {"Recording/JournalEntry.swift", (const char[]){
#embed "../../Sources/Composable/Recording/JournalEntry.swift" suffix(, 0)
  }},
  {"Recording/SourceText.swift", (const char[]){
#embed "../../Sources/Composable/Recording/SourceText.swift" suffix(, 0)
  }},
  {"Recording/Steps.swift", (const char[]){
#embed "../../Sources/Composable/Recording/Steps.swift" suffix(, 0)
  }},
  {"Recording/StoreSession.swift", (const char[]){
#embed "../../Sources/Composable/Recording/StoreSession.swift" suffix(, 0)
  }},
  {"Reducers/CaseReducer.swift", (const char[]){
#embed "../../Sources/Composable/Reducers/CaseReducer.swift" suffix(, 0)
  }},
  {"Reducers/ForEach.swift", (const char[]){
#embed "../../Sources/Composable/Reducers/ForEach.swift" suffix(, 0)
  }},
  {"Reducers/IfCaseLet.swift", (const char[]){
#embed "../../Sources/Composable/Reducers/IfCaseLet.swift" suffix(, 0)
  }},
  {"Reducers/IfLet.swift", (const char[]){
#embed "../../Sources/Composable/Reducers/IfLet.swift" suffix(, 0)
  }},
  {"Reducers/OnChange.swift", (const char[]){
#embed "../../Sources/Composable/Reducers/OnChange.swift" suffix(, 0)
  }},
  {"Reducers/PrintChanges.swift", (const char[]){
#embed "../../Sources/Composable/Reducers/PrintChanges.swift" suffix(, 0)
  }},
  {"Reducers/Reduce.swift", (const char[]){
#embed "../../Sources/Composable/Reducers/Reduce.swift" suffix(, 0)
  }},
  {"Reducers/Reducer+Dependencies.swift", (const char[]){
#embed "../../Sources/Composable/Reducers/Reducer+Dependencies.swift" suffix(, 0)
  }},
  {"Reducers/Reducer.swift", (const char[]){
#embed "../../Sources/Composable/Reducers/Reducer.swift" suffix(, 0)
  }},
  {"Reducers/ReducerBuilder.swift", (const char[]){
#embed "../../Sources/Composable/Reducers/ReducerBuilder.swift" suffix(, 0)
  }},
  {"Reducers/Scope+CaseKeyPath.swift", (const char[]){
#embed "../../Sources/Composable/Reducers/Scope+CaseKeyPath.swift" suffix(, 0)
  }},
  {"Reducers/Scope.swift", (const char[]){
#embed "../../Sources/Composable/Reducers/Scope.swift" suffix(, 0)
  }},
  {"Reducers/ScopeElement.swift", (const char[]){
#embed "../../Sources/Composable/Reducers/ScopeElement.swift" suffix(, 0)
  }},
  {"Running/ActionQueue.swift", (const char[]){
#embed "../../Sources/Composable/Running/ActionQueue.swift" suffix(, 0)
  }},
  {"Running/Effects/EffectContext.swift", (const char[]){
#embed "../../Sources/Composable/Running/Effects/EffectContext.swift" suffix(, 0)
  }},
  {"Running/Effects/EffectLauncher.swift", (const char[]){
#embed "../../Sources/Composable/Running/Effects/EffectLauncher.swift" suffix(, 0)
  }},
  {"Running/Effects/EffectNode.swift", (const char[]){
#embed "../../Sources/Composable/Running/Effects/EffectNode.swift" suffix(, 0)
  }},
  {"Running/Effects/EffectScopes.swift", (const char[]){
#embed "../../Sources/Composable/Running/Effects/EffectScopes.swift" suffix(, 0)
  }},
  {"Running/Effects/Interpreter+Work.swift", (const char[]){
#embed "../../Sources/Composable/Running/Effects/Interpreter+Work.swift" suffix(, 0)
  }},
  {"Running/Effects/Interpreter.swift", (const char[]){
#embed "../../Sources/Composable/Running/Effects/Interpreter.swift" suffix(, 0)
  }},
  {"Running/Effects/RunningEffect.swift", (const char[]){
#embed "../../Sources/Composable/Running/Effects/RunningEffect.swift" suffix(, 0)
  }},
  {"Running/Publication.swift", (const char[]){
#embed "../../Sources/Composable/Running/Publication.swift" suffix(, 0)
  }},
  {"Running/Root.swift", (const char[]){
#embed "../../Sources/Composable/Running/Root.swift" suffix(, 0)
  }},
  {"Running/Store+CaseKeyPath.swift", (const char[]){
#embed "../../Sources/Composable/Running/Store+CaseKeyPath.swift" suffix(, 0)
  }},
  {"Running/Store+Cases.swift", (const char[]){
#embed "../../Sources/Composable/Running/Store+Cases.swift" suffix(, 0)
  }},
  {"Running/Store+Inference.swift", (const char[]){
#embed "../../Sources/Composable/Running/Store+Inference.swift" suffix(, 0)
  }},
  {"Running/Store+Observation.swift", (const char[]){
#embed "../../Sources/Composable/Running/Store+Observation.swift" suffix(, 0)
  }},
  {"Running/Store+States.swift", (const char[]){
#embed "../../Sources/Composable/Running/Store+States.swift" suffix(, 0)
  }},
  {"Running/Store.swift", (const char[]){
#embed "../../Sources/Composable/Running/Store.swift" suffix(, 0)
  }},
  {"Running/StoreCore.swift", (const char[]){
#embed "../../Sources/Composable/Running/StoreCore.swift" suffix(, 0)
  }},
  {"Running/StoreTask.swift", (const char[]){
#embed "../../Sources/Composable/Running/StoreTask.swift" suffix(, 0)
  }},
  {"Running/ViewStore.swift", (const char[]){
#embed "../../Sources/Composable/Running/ViewStore.swift" suffix(, 0)
  }},
  {"Schedulers.swift", (const char[]){
#embed "../../Sources/Composable/Schedulers.swift" suffix(, 0)
  }},
  {"Testing/ActionInspector.swift", (const char[]){
#embed "../../Sources/Composable/Testing/ActionInspector.swift" suffix(, 0)
  }},
  {"Testing/EffectWait.swift", (const char[]){
#embed "../../Sources/Composable/Testing/EffectWait.swift" suffix(, 0)
  }},
  {"Testing/Exhaustivity.swift", (const char[]){
#embed "../../Sources/Composable/Testing/Exhaustivity.swift" suffix(, 0)
  }},
  {"Testing/Expectation.swift", (const char[]){
#embed "../../Sources/Composable/Testing/Expectation.swift" suffix(, 0)
  }},
  {"Testing/IssueDestination.swift", (const char[]){
#embed "../../Sources/Composable/Testing/IssueDestination.swift" suffix(, 0)
  }},
  {"Testing/QuietExecutor.swift", (const char[]){
#embed "../../Sources/Composable/Testing/QuietExecutor.swift" suffix(, 0)
  }},
  {"Testing/TestIssue+Message.swift", (const char[]){
#embed "../../Sources/Composable/Testing/TestIssue+Message.swift" suffix(, 0)
  }},
  {"Testing/TestIssue.swift", (const char[]){
#embed "../../Sources/Composable/Testing/TestIssue.swift" suffix(, 0)
  }},
  {"Testing/TestLedger.swift", (const char[]){
#embed "../../Sources/Composable/Testing/TestLedger.swift" suffix(, 0)
  }},
  {"Testing/TestStore+CaseKeyPath.swift", (const char[]){
#embed "../../Sources/Composable/Testing/TestStore+CaseKeyPath.swift" suffix(, 0)
  }},
  {"Testing/TestStore+Receiving.swift", (const char[]){
#embed "../../Sources/Composable/Testing/TestStore+Receiving.swift" suffix(, 0)
  }},
  {"Testing/TestStore+Sending.swift", (const char[]){
#embed "../../Sources/Composable/Testing/TestStore+Sending.swift" suffix(, 0)
  }},
  {"Testing/TestStore+Skipping.swift", (const char[]){
#embed "../../Sources/Composable/Testing/TestStore+Skipping.swift" suffix(, 0)
  }},
  {"Testing/TestStore.swift", (const char[]){
#embed "../../Sources/Composable/Testing/TestStore.swift" suffix(, 0)
  }},
  {"Testing/TestStoreTask.swift", (const char[]){
#embed "../../Sources/Composable/Testing/TestStoreTask.swift" suffix(, 0)
  }},
};

struct EmbeddedFolder embeddedComposable(void) {
  return (struct EmbeddedFolder){files, sizeof files / sizeof files[0]};
}
