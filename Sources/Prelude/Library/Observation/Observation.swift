// Observing: reads of properties are noted while a closure runs, and the first change of one of them
// calls the observer.

protocol Observable {}
struct ObservationRegistrar: Hashable, Sendable {
  let _observers = _Observers()
  init() {}
  static func == (_ left: ObservationRegistrar, _ right: ObservationRegistrar) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
  func access<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    if let tracking = _Tracking.current { tracking.note(_observers, keyPath) }
  }
  func willSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    _observers.tell(keyPath)
  }
  func didSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {}
  func withMutation<Subject: Observable, Member, T>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T
  ) rethrows -> T {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }
}
extension ObservationRegistrar: Encodable, Decodable {
  init(from decoder: any Decoder) throws { self.init() }
  func encode(to encoder: any Encoder) throws {}
}
final class _Observers: @unchecked Sendable {
  var waiting: [(AnyKeyPath, _Tracking)] = []
  /// The number of the observation that a change ended last, until another one begins.
  var ended = 0
  /// The properties that this observation had read here.
  var endedReads: [AnyKeyPath] = []
  init() {}
  func tell(_ keyPath: AnyKeyPath) {
    let told = waiting.filter { $0.0 == keyPath }
    for (_, tracking) in told { tracking.tell(keyPath) }
    if told.isEmpty { noteUnobserved(keyPath) }
  }
  func noteUnobserved(_ keyPath: AnyKeyPath) {
    if let (_, tracking) = waiting.first {
      if tracking.number > 0 { _ = _noteObservation("unread", tracking.number, [_name(keyPath)]) }
    } else if ended > 0 {
      let kind = endedReads.contains(keyPath) ? "over" : "unread"
      _ = _noteObservation(kind, ended, [_name(keyPath)])
    }
  }
  func forget(_ tracking: _Tracking) {
    waiting.removeAll { $0.1 === tracking }
    if tracking.number == 0 { return }
    ended = tracking.number
    endedReads = tracking.reads.filter { $0.observers === self }.map { $0.keyPath }
  }
}
struct _Read {
  weak var observers: _Observers?
  let keyPath: AnyKeyPath
  init(_ observers: _Observers, _ keyPath: AnyKeyPath) {
    self.observers = observers
    self.keyPath = keyPath
  }
}
@operation("noteObservation")
func _noteObservation(_ kind: String, _ number: Int, _ names: [String]) -> Int
/// The name of a property with its type, without the backslash.
func _name(_ keyPath: AnyKeyPath) -> String { String("\(keyPath)".dropFirst()) }
final class _Tracking: @unchecked Sendable {
  @TaskLocal static var current: _Tracking?
  /// They don't keep the observers, which end with the object.
  var reads: [_Read] = []
  var isOpen = true
  /// The number in the trace; 0 if there is none.
  var number = 0
  var onChange: (@Sendable () -> Void)?
  init() {}
  func note(_ observers: _Observers, _ keyPath: AnyKeyPath) {
    if !isOpen { return }
    if reads.contains(where: { $0.observers === observers && $0.keyPath == keyPath }) { return }
    reads.append(_Read(observers, keyPath))
  }
  func wait(repeats: Bool = false, _ onChange: @escaping @Sendable () -> Void) {
    isOpen = false
    self.onChange = onChange
    for read in reads { read.observers?.waiting.append((read.keyPath, self)) }
    if _isRecorded() {
      number = _noteObservation(
        repeats ? "repeated" : "begun", 0, reads.map { _name($0.keyPath) })
    }
  }
  func tell(_ keyPath: AnyKeyPath) {
    guard let onChange else { return }
    self.onChange = nil
    for read in reads { read.observers?.forget(self) }
    if number > 0 { _ = _noteObservation("ended", number, [_name(keyPath)]) }
    onChange()
  }
}
func withObservationTracking<T>(
  _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void
) -> T {
  let tracking = _Tracking()
  let result = _Tracking.$current.withValue(tracking) { apply() }
  if let outer = _Tracking.current {
    for read in tracking.reads {
      if let observers = read.observers { outer.note(observers, read.keyPath) }
    }
  }
  if !tracking.reads.isEmpty {
    tracking.wait(onChange())
  } else if _isRecorded() {
    _ = _noteObservation("begun", 0, [])
  }
  return result
}
