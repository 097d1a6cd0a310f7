internal import Synchronization

/// Whether effects of a removable child are in flight anywhere in the process.
///
/// If there are none, children need not be identified.
@usableFromInline
enum LiveScopes {
  private static let count = Atomic<Int>(0)

  @usableFromInline
  static var exist: Bool { count.load(ordering: .relaxed) != 0 }
  static func add() { count.add(1, ordering: .relaxed) }
  static func remove() { count.subtract(1, ordering: .relaxed) }
}

/// The parts of the state that contain an effect, from the innermost to the outermost.
final class EffectPath: Sendable {
  let element: ScopeElement
  let outer: EffectPath?

  init(_ element: ScopeElement, in outer: EffectPath?) {
    self.element = element
    self.outer = outer
  }

  /// The parts, from the outermost to the innermost.
  var elements: [ScopeElement] {
    var elements: [ScopeElement] = []
    var path: EffectPath? = self
    while let step = path {
      elements.append(step.element)
      path = step.outer
    }
    return elements.reversed()
  }
}

/// The effects in flight in a part of the state and in its parts.
///
/// The tree has the shape of the state, but contains only parts with effects that can be cancelled
/// by an id or that end with their part.
@MainActor
final class EffectScope {
  private let element: ScopeElement?
  private let outer: EffectScope?
  private var parts: [ScopeElement: EffectScope] = [:]
  private var members: [ObjectIdentifier: EffectNode] = [:]
  /// The effects by id. Used only if ids belong to the part.
  private var named: [CancelID: [ObjectIdentifier: (node: EffectNode, scope: EffectScope)]] = [:]

  /// The number of registered effects. Used only in the outermost part.
  private var count = 0

  init(_ element: ScopeElement? = nil, in outer: EffectScope? = nil) {
    self.element = element
    self.outer = outer
  }

  /// Returns the scope at a path, and creates it if necessary.
  func scope(at path: EffectPath?) -> EffectScope {
    guard let path else { return self }
    let outer = scope(at: path.outer)
    if let known = outer.parts[path.element] { return known }
    let scope = EffectScope(path.element, in: outer)
    outer.parts[path.element] = scope
    return scope
  }

  /// Registers a node in this scope, with its ids.
  func add(_ node: EffectNode, ids: [CancelID]) {
    if outer != nil {
      members[ObjectIdentifier(node)] = node
      LiveScopes.add()
    }
    if node.number == 0 { node.number = countOne() }
    let owner = owner
    for id in ids { owner.named[id, default: [:]][ObjectIdentifier(node)] = (node, self) }
    node.registrations.append(EffectRegistration(scope: self, ids: ids))
  }

  fileprivate func remove(_ node: EffectNode, ids: [CancelID]) {
    if members.removeValue(forKey: ObjectIdentifier(node)) != nil { LiveScopes.remove() }
    let owner = owner
    for id in ids {
      owner.named[id]?[ObjectIdentifier(node)] = nil
      if owner.named[id]?.isEmpty == true { owner.named[id] = nil }
    }
    forgetIfEmpty()
    if owner !== self { owner.forgetIfEmpty() }
  }

  private func countOne() -> Int {
    if let outer { return outer.countOne() }
    count += 1
    return count
  }

  /// Every effect of this part and of the parts in it.
  private var all: [EffectNode] { Array(members.values) + parts.values.flatMap(\.all) }

  /// Returns the effects with an id that a path may cancel, and the part of each, in the order in
  /// which they began.
  func find(
    _ id: CancelID, from path: EffectPath?
  ) -> [(node: EffectNode, scope: EffectScope)] {
    var owner = self
    var scope: EffectScope? = self
    for element in path?.elements ?? [] {
      scope = scope?.parts[element]
      guard element.isolatesIDs else { continue }
      guard let scope else { return [] }
      owner = scope
    }
    return owner.collect(id).sorted { $0.node.number < $1.node.number }
  }

  /// Returns the numbers of the effects with an id that a path may cancel.
  func numbers(of id: CancelID, from path: EffectPath?) -> [Int] {
    find(id, from: path).filter { !$0.node.isCancelled }.compactMap { $0.node.start?.number }
  }

  private func collect(_ id: CancelID) -> [(node: EffectNode, scope: EffectScope)] {
    let own = named[id].map { Array($0.values) } ?? []
    return parts.isEmpty ? own : own + parts.values.flatMap { $0.collect(id) }
  }

  /// Returns the effects of a removed part and of the parts in it, in the order in which they
  /// began.
  func effects(in path: EffectPath) -> [EffectNode] {
    var scope: EffectScope? = self
    for element in path.elements { scope = scope?.parts[element] }
    return (scope?.all ?? []).sorted { $0.number < $1.number }
  }

  /// The scope that owns the ids used here.
  private var owner: EffectScope {
    guard let outer, element?.isolatesIDs == false else { return self }
    return outer.owner
  }

  /// The parts, from the outermost to the innermost.
  var elements: [ScopeElement] { (outer?.elements ?? []) + (element.map { [$0] } ?? []) }

  /// Whether neither this part nor its parts have registered effects in flight.
  var isEmpty: Bool { members.isEmpty && parts.isEmpty && named.isEmpty }

  private func forgetIfEmpty() {
    guard isEmpty, let outer, let element else { return }
    outer.parts[element] = nil
    outer.forgetIfEmpty()
  }
}

/// The scope in which a node is registered.
@MainActor
struct EffectRegistration {
  fileprivate let scope: EffectScope
  fileprivate let ids: [CancelID]

  func remove(_ node: EffectNode) { scope.remove(node, ids: ids) }
}
