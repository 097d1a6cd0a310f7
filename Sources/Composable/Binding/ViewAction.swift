/// The actions of a feature whose view sends only some of them, in a case of their own.
///
/// ```swift
/// enum Action: ViewAction {
///   case loaded(Int)
///   case view(View)
///
///   enum View {
///     case refreshTapped
///   }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  /// The actions that the view sends.
  associatedtype ViewAction
  /// Makes the action of the feature. A case named `view` satisfies this requirement.
  static func view(_ action: ViewAction) -> Self
}
