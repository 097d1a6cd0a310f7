import CheckedTree

/// The regions at one point of a body.
///
/// A region is a set of values that may refer to each other. Each region has a label, and labels of
/// merged regions stand for the same region.
struct Regions {
  typealias Label = Int

  struct Region {
    /// Whether the caller, other code of the task or an actor may use the values as well.
    var isHeld = false
    /// The places that sent the values, as indices of `RegionFlow.sites`.
    var sends: Set<Int> = []

    mutating func merge(_ other: Region) {
      isHeld = isHeld || other.isHeld
      sends.formUnion(other.sends)
    }
  }

  private var labels: [ObjectIdentifier: Label] = [:]
  private var parents: [Label: Label] = [:]
  private var regions: [Label: Region] = [:]
  /// Variables of `Sendable` types whose storage an escaping closure shares.
  private(set) var boxes: Set<ObjectIdentifier> = []
  /// The places that sent a closure that reads the variable, as indices of `RegionFlow.sites`.
  private var readers: [ObjectIdentifier: Set<Int>] = [:]
  var isReachable = true

  func root(_ label: Label) -> Label {
    var label = label
    while let parent = parents[label] { label = parent }
    return label
  }

  subscript(label: Label) -> Region {
    get { regions[root(label)] ?? Region() }
    set { regions[root(label)] = newValue }
  }

  subscript(variable: Variable) -> Label? {
    get { labels[ObjectIdentifier(variable)] }
    set { labels[ObjectIdentifier(variable)] = newValue }
  }

  func isBox(_ variable: Variable) -> Bool { boxes.contains(ObjectIdentifier(variable)) }

  mutating func addBox(_ variable: Variable) { boxes.insert(ObjectIdentifier(variable)) }

  func readers(of variable: Variable) -> Set<Int> { readers[ObjectIdentifier(variable)] ?? [] }

  mutating func watch(_ variable: Variable, _ site: Int) {
    readers[ObjectIdentifier(variable), default: []].insert(site)
  }

  /// Each round of a loop has new variables.
  mutating func forgetReaders(of variable: Variable) { readers[ObjectIdentifier(variable)] = nil }

  mutating func merge(_ first: Label, _ second: Label) {
    let (first, second) = (root(first), root(second))
    guard first != second else { return }
    var merged = regions[first] ?? Region()
    merged.merge(regions[second] ?? Region())
    regions[first] = merged
    regions[second] = nil
    parents[second] = first
  }

  /// Forgets a send: an `async let` returned the values.
  mutating func removeSends(_ sites: Set<Int>) {
    for label in regions.keys { regions[label]?.sends.subtract(sites) }
    for variable in readers.keys { readers[variable]?.subtract(sites) }
  }

  /// Values that are in one region on one of the paths are in one region where the paths meet.
  mutating func join(_ other: Regions) {
    guard other.isReachable else { return }
    guard isReachable else {
      self = other
      return
    }
    for (child, parent) in other.parents { merge(parent, child) }
    for (label, region) in other.regions { self[label].merge(region) }
    for (variable, label) in other.labels {
      if let own = labels[variable] { merge(own, label) } else { labels[variable] = label }
    }
    boxes.formUnion(other.boxes)
    readers.merge(other.readers) { $0.union($1) }
  }
}
