import Machine
import Recording
import Synchronization

/// The copies of values in variables, which the program changes before it reads the originals.
///
/// It stores descriptions, not values, so that recording doesn't extend an object's life.
final class CopiedValues: Sendable {
  /// The change of a copy.
  struct Change {
    var old: String
    var position: Position?
    var calls: [Call]
  }

  /// A site, in one execution of its function.
  struct Key: Hashable {
    let site: ObjectIdentifier
    let activation: Int
  }

  private struct Copy {
    /// The value of the original, and of the copy after its last change.
    var original: String
    var current: String
    var first: (change: Change, new: String)?
  }

  private struct State {
    var copies: [Key: Copy] = [:]
    var objects: [Key: (object: WeakReference, change: Change)] = [:]
    /// The sites of which the record has a note.
    var noted: Set<ObjectIdentifier> = []
  }

  /// The maximum number of copies that are stored at one time.
  private static let most = 512
  private let state = Mutex(State())

  func isNoted(_ key: Key) -> Bool { state.withLock { $0.noted.contains(key.site) } }

  func make(_ text: String, _ key: Key) {
    state.withLock { state in
      if state.copies.count >= Self.most { state.copies = [:] }
      state.copies[key] = Copy(original: text, current: text)
    }
  }

  func forget(_ key: Key) {
    state.withLock { state in
      state.copies[key] = nil
      state.objects[key] = nil
    }
  }

  func change(to text: String, _ key: Key, at position: Position?, by calls: [Call]) {
    state.withLock { state in
      guard let copy = state.copies[key], copy.current != text else { return }
      state.copies[key]?.current = text
      if copy.first == nil {
        let change = Change(old: copy.current, position: position, calls: calls)
        state.copies[key]?.first = (change, text)
      }
    }
  }

  func change(_ object: Object, _ key: Key, at position: Position?, by calls: [Call]) {
    state.withLock { state in
      if state.objects.count >= Self.most { state.objects = [:] }
      let change = Change(old: "", position: position, calls: calls)
      if state.objects[key]?.object.target !== object {
        state.objects[key] = (WeakReference(object), change)
      }
    }
  }

  /// Returns the first change of a copy whose original is read with its old value, and the new value of the
  /// copy. Each site is returned once.
  func read(_ text: String, _ key: Key) -> (change: Change, new: String)? {
    state.withLock { state in
      guard let copy = state.copies[key], let first = copy.first else { return nil }
      guard copy.original == text, copy.current != text else {
        // The copy was stored in the original, or other code changed the original.
        state.copies[key] = nil
        return nil
      }
      state.copies[key] = nil
      return state.noted.insert(key.site).inserted ? first : nil
    }
  }

  /// Returns the change of an object through a copy, if the original contains the same object.
  func read(_ object: Object, _ key: Key) -> Change? {
    state.withLock { state in
      guard let (changed, change) = state.objects.removeValue(forKey: key),
        changed.target === object
      else { return nil }
      return state.noted.insert(key.site).inserted ? change : nil
    }
  }
}

extension Drive {
  /// The length beyond which values aren't compared.
  private static let longestCopy = 400

  /// Notes what happens to a copy, and records its change when the original is read.
  func noteCopy(_ request: Request) throws -> Value {
    let value = try request.argument(0)
    let site: CopySite = try request.native(1)
    guard isRecording, let moment = CopySite.Moment(rawValue: try request.int(2)),
      let activation = calls.last?.activation
    else { return value }
    let key = CopiedValues.Key(site: ObjectIdentifier(site), activation: activation)
    if run.copiedValues.isNoted(key) { return value }
    if let whole = site.whole {
      if case .object(let object) = value.untyped {
        noteShared(object, site, whole, moment, key, request)
      }
      return value
    }
    guard let text = comparable(value) else {
      run.copiedValues.forget(key)
      return value
    }
    switch moment {
    case .made: run.copiedValues.make(text, key)
    case .changed: run.copiedValues.change(to: text, key, at: request.position, by: calls)
    case .read:
      guard let (change, new) = run.copiedValues.read(text, key) else { break }
      record(
        .changedCopy(
          copy: site.copy, original: site.original, old: change.old, new: new,
          made: Place(site.made), kept: text, read: request.place, isOfActor: site.isOfActor),
        change)
    }
    return value
  }

  private func noteShared(
    _ object: Object, _ site: CopySite, _ whole: (copy: String, original: String),
    _ moment: CopySite.Moment, _ key: CopiedValues.Key, _ request: Request
  ) {
    switch moment {
    case .made: break
    case .changed: run.copiedValues.change(object, key, at: request.position, by: calls)
    case .read:
      guard let change = run.copiedValues.read(object, key) else { return }
      record(
        .changedShared(
          object: run.world.name(of: object), path: site.copy, originalPath: site.original,
          copy: whole.copy, original: whole.original, made: Place(site.made),
          read: request.place), change)
    }
  }

  /// Records a note where the program made a change.
  private func record(_ note: ObjectNote, _ change: CopiedValues.Change) {
    let now = calls
    defer { calls = now }
    calls = change.calls
    record(.object(note), at: change.position)
  }

  /// A text that differs for different values; nil for values with a long text, and for all but collections
  /// and values with parts: a changed number or text usually is a result of its own, such as a sum.
  private func comparable(_ value: Value) -> String? {
    var inner = value.untyped
    while case .some(let wrapped) = inner { inner = wrapped.untyped }
    switch inner {
    case .array, .set, .dictionary, .structure, .enumeration, .tuple: break
    default: return nil
    }
    let text = Machine.summary(of: value, limit: Self.longestCopy, custom: { _ in nil })
    return text.count > Self.longestCopy || text.contains("…") ? nil : text
  }
}
