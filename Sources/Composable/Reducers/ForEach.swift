extension Reducer {
  /// Runs a reducer on the elements of an array, each with its own actions.
  ///
  /// ```swift
  /// .forEach(\.rows, action: /Action.row) { Row() }  // case row(id: Row.State.ID, action: Row.Action)
  /// ```
  ///
  /// The element reduces its action first, in place, then this reducer reduces every action.
  /// Effects of elements that this reducer has removed are cancelled. An action of an element that
  /// doesn't exist is reported at this location; this reducer still reduces it.
  ///
  /// The cost doesn't depend on the number of elements, unless elements have effects in flight.
  /// Then, if the array's ids have changed, the ids are compared to find removed elements.
  // Disfavored so that the compiler tries the overload with a case key path first, which
  // type-checks long operator chains in linear time.
  @_disfavoredOverload
  public func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(
    _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ForEachReducer<Self, ID, Element>
  where Element.State == ElementState, Element.Action == ElementAction {
    ForEachReducer(
      state: state, action: action, place: Place(fileID, filePath, line, column), base: self,
      element: element())
  }

  /// Runs a reducer on the elements of an array, whose actions are a case with a key path.
  ///
  /// ```swift
  /// .forEach(\.rows, action: \.rows) { Row() }  // case rows(IdentifiedActionOf<Row>)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The array.
  ///   - action: The case of the action, which has an ``IdentifiedAction``.
  ///   - element: The reducers of an element.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: This reducer with the elements.
  /// - Complexity: The same as with a ``CasePath``.
  public func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(
    _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ForEachReducer<Self, ID, Element>
  where
    Element.State == ElementState, Element.Action == ElementAction, Action: CasePathable
  {
    ForEachReducer(
      state: state, action: pairs(of: CasePath(action)),
      place: Place(fileID, filePath, line, column), base: self, element: element())
  }
}

/// A reducer with children in an array; see
/// `forEach(_:action:element:fileID:filePath:line:column:)`.
public struct ForEachReducer<Base: Reducer, ID: Hashable, Element: Reducer>: Reducer {
  let state: WritableKeyPath<Base.State, IdentifiedArray<ID, Element.State>>
  let action: CasePath<Base.Action, (ID, Element.Action)>
  let place: Place
  let base: Base
  let element: Element

  public func reduce(
    into state: inout Base.State, action: Base.Action
  ) -> Effect<Base.Action> {
    let elementAction = self.action.extract(action)
    var elementEffect = Effect<Base.Action>.none
    if let (id, ownAction) = elementAction {
      guard let effect = elementReduces(&state, id, ownAction) else {
        return baseReduces(&state, action: action, withoutElement: id)
      }
      elementEffect = effect
    }
    return baseReduces(&state, action, after: elementEffect, of: elementAction?.0)
  }

  private func baseReduces(
    _ state: inout Base.State, _ action: Base.Action, after elementEffect: Effect<Base.Action>,
    of id: ID?
  ) -> Effect<Base.Action> {
    guard !elementEffect.isNone || LiveScopes.exist else {
      return base.reduce(into: &state, action: action)
    }
    let before = state[keyPath: self.state].order
    var effect = elementEffect.merge(with: base.reduce(into: &state, action: action))
    let after = state[keyPath: self.state].order
    guard !before.isSame(as: after) else { return effect }
    Steps.noteElements(self.state, own: id)
    for id in before.ids where !after.contains(id) {
      effect = effect.merge(with: Effect(.leave(scope(of: id))))
    }
    return effect
  }

  /// Returns `nil` if there is no such element.
  private func elementReduces(
    _ state: inout Base.State, _ id: ID, _ elementAction: Element.Action
  ) -> Effect<Base.Action>? {
    Steps.noteChild(self.state)
    let effect = state[keyPath: self.state].update(id: id, at: place) { elementState in
      Steps.note { "forEach(\(scope(of: id)))" }
      return element.reduce(into: &elementState, action: elementAction)
    }
    guard let effect else { return nil }
    guard !effect.isNone else { return Effect.none }
    let embed = self.action.embed
    return effect.embedded(in: scope(of: id)) { embed((id, $0)) }
  }

  /// Reports that there is no such element, after this reducer, which may add it.
  private func baseReduces(
    _ state: inout Base.State, action: Base.Action, withoutElement id: ID
  ) -> Effect<Base.Action> {
    MissingChild.report("forEach", .noElement(id: "\(id)"), action, in: &state, at: place) {
      $0[keyPath: self.state].order.contains(id)
    } reduce: {
      baseReduces(&$0, $1, after: .none, of: id)
    }
  }

  private func scope(of id: ID) -> ScopeElement {
    .child(state, ScopeElement.Identity(id: id))
  }
}
