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
/// The actions, and a state that is an enumeration, get key paths of their cases. An enumeration of
/// reducers also gets the type `CaseScope`, with a store in each case of a feature; see
/// ``Composable/Store/case``.
@attached(
  member, names: named(State), named(Action), named(body), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "MacroPlugin", type: "ReducerMacro")

/// Makes an enumeration of reducers a reducer of one of them at a time, whose state and actions have
/// conformances: `@Reducer(state: .equatable, .sendable, action: .sendable)`.
///
/// An extension does the same: `extension Destination.State: Equatable {}`.
///
/// - Parameters:
///   - state: The protocols of the state.
///   - action: The protocols of the actions.
@attached(
  member, names: named(State), named(Action), named(body), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(state: SynthesizedConformance..., action: SynthesizedConformance...) =
  #externalMacro(module: "MacroPlugin", type: "ReducerMacro")

/// A protocol that the compiler implements for a state or for actions.
public struct SynthesizedConformance: Sendable {
  private init() {}

  /// `Codable`.
  public static var codable: Self { Self() }
  /// `Decodable`.
  public static var decodable: Self { Self() }
  /// `Encodable`.
  public static var encodable: Self { Self() }
  /// `Equatable`.
  public static var equatable: Self { Self() }
  /// `Hashable`.
  public static var hashable: Self { Self() }
  /// `Sendable`.
  public static var sendable: Self { Self() }
}

/// Says that a case of a reducer that is an enumeration holds data, and no feature.
@attached(peer)
public macro ReducerCaseIgnored() = #externalMacro(module: "MacroPlugin", type: "MarkerMacro")

/// Says that a case of a reducer that is an enumeration holds an alert or a dialog.
///
/// Cases whose payload is written as `AlertState<…>` or `ConfirmationDialogState<…>` don't need it.
@attached(peer)
public macro ReducerCaseEphemeral() = #externalMacro(module: "MacroPlugin", type: "MarkerMacro")

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

/// Lets a type send the view actions of a feature to its property `store`: `send(.refreshTapped)`.
///
/// ```swift
/// @ViewAction(for: Feature.self)
/// struct FeatureScreen {
///   let store: StoreOf<Feature>
///   func refresh() { send(.refreshTapped) }  // store.send(.view(.refreshTapped))
/// }
/// ```
///
/// - Parameter reducer: The feature, whose actions conform to ``Composable/ViewAction``.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for reducer: R.Type) =
  #externalMacro(module: "MacroPlugin", type: "ViewActionMacro") where R.Action: ViewAction
