@_exported public import Composable
@_exported public import DependenciesMacros

/// Makes key paths of an enumeration's cases: `\.child.loaded`.
@attached(member, names: named(AllCasePaths), named(allCasePaths))
@attached(extension, conformances: CasePathable)
public macro CasePathable() = #externalMacro(module: "MacroPlugin", type: "CasePathableMacro")

/// Makes a structure a reducer, and an enumeration of reducers a reducer of one of them at a time.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState struct State: Equatable { var count = 0 }
///   enum Action { case plus }
///   var body: some ReducerOf<Self> { … }
/// }
///
/// @Reducer
/// enum Destination {
///   case counter(Counter)
///   case alert(AlertState<Alert>)
///   enum Alert { case confirmed }
/// }
/// ```
///
/// The actions, and a state that is an enumeration, get key paths of their cases.
@attached(
  member, names: named(State), named(Action), named(body))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "MacroPlugin", type: "ReducerMacro")

/// Says that a case of a reducer that is an enumeration holds data, and no feature.
@attached(peer)
public macro ReducerCaseIgnored() = #externalMacro(module: "MacroPlugin", type: "MarkerMacro")

/// Marks a state as one that views observe. A store's state is observed as a whole.
@attached(extension, conformances: ObservableState)
public macro ObservableState() =
  #externalMacro(module: "MacroPlugin", type: "ObservableStateMacro")

/// Leaves a property of an observable state out of observation, which is of the state as a whole.
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "MacroPlugin", type: "MarkerMacro")

/// Makes an optional property of a state one that presents a child; `$child` is its
/// ``PresentationState``.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "MacroPlugin", type: "PresentsMacro")
