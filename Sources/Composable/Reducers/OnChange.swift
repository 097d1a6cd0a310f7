extension Reducer {
  /// Runs a reducer when this reducer has changed a value.
  ///
  /// The value is read before and after this reducer reduces an action. Changes by reducers beside
  /// or around it aren't observed. If the value differs, the closure makes a reducer from the old
  /// and the new value, which reduces the same action.
  public func onChange<Value: Equatable, Changed: Reducer>(
    of value: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ changed: @escaping (_ old: Value, _ new: Value) -> Changed
  ) -> OnChangeReducer<Self, Value, Changed>
  where Changed.State == State, Changed.Action == Action {
    OnChangeReducer(value: value, changed: changed, base: self)
  }
}

/// A reducer with another one that runs after a change; see ``Reducer/onChange(of:_:)``.
public struct OnChangeReducer<Base: Reducer, Value: Equatable, Changed: Reducer>: Reducer
where Changed.State == Base.State, Changed.Action == Base.Action {
  let value: (Base.State) -> Value
  let changed: (Value, Value) -> Changed
  let base: Base

  public func reduce(
    into state: inout Base.State, action: Base.Action
  ) -> Effect<Base.Action> {
    let old = value(state)
    let effect = base.reduce(into: &state, action: action)
    let new = value(state)
    guard old != new else { return effect }
    guard Steps.areChangesNoted else {
      return effect.merge(with: changed(old, new).reduce(into: &state, action: action))
    }
    let before = state
    let more = changed(old, new).reduce(into: &state, action: action)
    Steps.noteChange { ObservedChange(old: old, new: new, before: before, after: state) }
    return effect.merge(with: more)
  }
}
