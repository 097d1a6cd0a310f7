extension Effect {
  /// Starts several effects, which then run concurrently.
  ///
  /// Actions that they send while they are started arrive in the order of the arguments. Later
  /// actions of tasks have no order.
  public static func merge(_ effects: Self...) -> Self { combined(effects) { .merge($0) } }

  /// Starts several effects, which then run concurrently.
  ///
  /// Allocates nothing if at most one of them isn't ``none``.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    combined(Array(effects)) { .merge($0) }
  }

  /// Starts this effect and another one, which then run concurrently.
  public func merge(with other: Self) -> Self {
    if isNone { return other }
    if other.isNone { return self }
    if case .merge(let effects) = step { return Effect(.merge(effects + [other])) }
    return Effect(.merge([self, other]))
  }

  /// Starts effects one after the other, each when the previous one has ended or was cancelled.
  ///
  /// An effect has ended when its own work has finished. The effects of actions that it sent may
  /// still run.
  public static func concatenate(_ effects: Self...) -> Self {
    combined(effects) { .sequence($0) }
  }

  /// Starts effects one after the other, each when the previous one has ended or was cancelled.
  public static func concatenate(_ effects: some Sequence<Self>) -> Self {
    combined(Array(effects)) { .sequence($0) }
  }

  /// Starts another effect when this one has ended or was cancelled.
  public func concatenate(with other: Self) -> Self { Self.concatenate([self, other]) }

  /// Drops empty effects, and combines the others only if there are several.
  private static func combined(_ effects: [Self], _ combine: ([Self]) -> Step) -> Self {
    var count = 0
    var last = Self.none
    for effect in effects where !effect.isNone {
      count += 1
      last = effect
    }
    guard count > 1 else { return last }
    return Effect(combine(count == effects.count ? effects : effects.filter { !$0.isNone }))
  }

  /// Converts the actions that this effect sends to other actions.
  ///
  /// The closure runs under the dependencies that were current where `map` was called. It runs on
  /// the main actor, once for each action. For an action that is sent at once, it runs during this
  /// call.
  @preconcurrency
  public func map<Mapped>(
    _ transform: @escaping @Sendable (Action) -> Mapped
  ) -> Effect<Mapped> {
    switch step {
    case .none: return .none
    case .send(let queued): return .send(transform(queued.action))
    case .run, .source, .merge, .sequence, .cancel, .identified, .embedded, .leave, .delayed,
      .throttled:
      return withEscapedDependencies { dependencies in
        Effect<Mapped>(
          .embedded(
            Embedded(self, in: nil) { action in dependencies.yield { transform(action) } }))
      }
    }
  }

  /// Converts an effect of a permanent part of the state to an effect of the whole.
  @usableFromInline
  func embedded<Whole>(
    inPart path: AnyHashable, _ embed: @escaping (Action) -> Whole
  ) -> Effect<Whole> {
    embedded(in: .part(path), embed)
  }

  /// Converts an effect of a part of the state to an effect of the whole.
  ///
  /// - `dismissal`: The action that removes the part, if the part is presented.
  func embedded<Whole>(
    in scope: ScopeElement, dismissal: Whole? = nil, _ embed: @escaping (Action) -> Whole
  ) -> Effect<Whole> {
    switch step {
    case .none: .none
    case .send(let queued): .send(embed(queued.action))
    case .run, .source, .merge, .sequence, .cancel, .identified, .embedded, .leave, .delayed,
      .throttled:
      Effect<Whole>(.embedded(Embedded(self, in: scope, dismissal: dismissal, embed)))
    }
  }
}

/// An effect of one action type, embedded in another action type.
protocol EmbeddedEffect<Action> {
  associatedtype Part
  associatedtype Action
  var effect: Effect<Part> { get }
  /// The part of the state that the effect belongs to; `nil` if it is the same as outside.
  var scope: ScopeElement? { get }
  /// The action that removes that part, if the part is presented.
  var dismissal: Action? { get }
  var embed: (Part) -> Action { get }
}

/// An effect, the conversion of its actions, and the part of the state that it belongs to.
final class Embedded<Part, Action>: EmbeddedEffect {
  let effect: Effect<Part>
  let scope: ScopeElement?
  let dismissal: Action?
  let embed: (Part) -> Action

  init(
    _ effect: Effect<Part>, in scope: ScopeElement?, dismissal: Action? = nil,
    _ embed: @escaping (Part) -> Action
  ) {
    self.effect = effect
    self.scope = scope
    self.dismissal = dismissal
    self.embed = embed
  }
}
