import CheckedTree
import Machine

/// Finds variables that are copies, in code that changes the copy and then reads the original.
///
/// A first emission of the body finds them. The final one adds instructions that note what happens to them, so
/// that other bodies have no such instructions.
struct CopyNotes {
  struct Copy {
    let variable: Variable
    let original: PlaceKey
    let isOfActor: Bool
  }

  /// The values with which reads are compared.
  fileprivate struct Change: Hashable {
    let variable: ObjectIdentifier
    /// The object in the copy; nil for the copy itself.
    let object: PlaceKey?
  }

  /// The sites that the first emission has found.
  struct Plan {
    fileprivate var sites: [Change: CopySite] = [:]
    var isEmpty: Bool { sites.isEmpty }
  }

  let plan: Plan
  /// The sites that this emission finds.
  private(set) var found = Plan()
  private var copies: [ObjectIdentifier: Copy] = [:]
  /// The changes so far, by the places at which the original shows the old value.
  private var changes: [PlaceKey: [Change]] = [:]
  /// The changes that the current statement has made.
  private var current: [(change: Change, value: Expression?)] = []

  init(_ plan: Plan = Plan()) { self.plan = plan }

  var isEmpty: Bool { copies.isEmpty }

  /// Notes the declaration of a variable. Returns the site of a copy whose fate is noted.
  mutating func declare(_ variable: Variable, _ value: Expression) -> CopySite? {
    guard !variable.isNoncopyable, variable.ownership == .strong, let key = value.placeKey,
      key.hasMember || variable.canHoldObjects
    else { return nil }
    let id = ObjectIdentifier(variable)
    copies[id] = Copy(variable: variable, original: key, isOfActor: value.isReadOnActor)
    return plan.sites[Change(variable: id, object: nil)]
  }

  /// Notes a change of a place: an assignment, or another change.
  mutating func change(_ path: AccessPath, isAssignment: Bool) {
    if let variable = path.containingVariable {
      if path.isVariable { forgetCopies(from: variable) }
      guard let copy = copies[ObjectIdentifier(variable)], copy.original.hasMember,
        !(isAssignment && path.isVariable)
      else { return }
      add(Change(variable: ObjectIdentifier(variable), object: nil), at: copy.original, nil)
    } else if case .objectField(let object, _, _) = path, let key = object.placeKey, key.isStored,
      key.hasMember, !key.beginsInObject, case .variable(let id) = key.root, let copy = copies[id],
      let original = key.replacing(copy.variable, by: copy.original)
    {
      add(Change(variable: id, object: key), at: original, object)
    }
  }

  /// Forgets the copies whose original begins with a variable, which gets another value.
  private mutating func forgetCopies(from variable: Variable) {
    let root = PlaceKey.Root.variable(ObjectIdentifier(variable))
    guard copies.values.contains(where: { $0.original.root == root }) else { return }
    copies = copies.filter { $0.value.original.root != root }
    changes = changes.filter { $0.key.root != root }
  }

  /// Forgets the changes of a copy that the program uses: it made the copy for this use.
  private mutating func forgetChanges(of copy: ObjectIdentifier) {
    guard let original = copies[copy]?.original else { return }
    changes[original]?.removeAll { $0.variable == copy && $0.object == nil }
  }

  private mutating func add(_ change: Change, at original: PlaceKey, _ value: Expression?) {
    if changes[original]?.contains(change) != true { changes[original, default: []].append(change) }
    if plan.sites[change] != nil { current.append((change, value)) }
  }

  /// Notes a read of a place. Returns the sites whose original it is.
  mutating func read(_ path: AccessPath) -> [CopySite] {
    guard !changes.isEmpty, let key = path.key else { return [] }
    if case .variable(let id) = key.root { forgetChanges(of: id) }
    guard let changes = changes[key] else { return [] }
    for change in changes where found.sites[change] == nil {
      guard let copy = copies[change.variable] else { continue }
      found.sites[change] = CopySite(
        copy: change.object?.name ?? copy.variable.name, original: key.name,
        made: copy.variable.position, isOfActor: copy.isOfActor,
        whole: change.object == nil ? nil : (copy.variable.name, copy.original.name))
    }
    return changes.compactMap { plan.sites[$0] }
  }

  /// Returns the noted changes that the statement has made, each with the variable, or with the object in it.
  mutating func takeChanges() -> [(site: CopySite, variable: Variable, object: Expression?)] {
    if current.isEmpty { return [] }
    defer { current = [] }
    return current.compactMap { change, object in
      guard let site = plan.sites[change], let copy = copies[change.variable] else { return nil }
      return (site, copy.variable, object)
    }
  }
}

extension Expression {
  /// Whether it is a read that runs on another actor.
  fileprivate var isReadOnActor: Bool {
    guard case .isolated(let destination, _) = kind else { return false }
    switch destination {
    case .mainActor, .argument, .actor: return true
    case .nothing, .closure, .callerOrClosure: return false
    }
  }
}
