// In a program that the tutor runs, the tutor observes every store. Only this file knows that.

extension StoreObserver {
  #if INTERPRETED
    /// The observers of a store: its own observer, and the tutor while the tutor records.
    static func all(_ observer: StoreObserver?) -> [StoreObserver] {
      (observer.map { [$0] } ?? []) + (_storesAreNoted() ? [session] : [])
    }

    /// Whether observers want to know how long a reducer takes and what it reads. The tutor doesn't: it
    /// records reads itself.
    static let wantDetails = false

    private static let session = StoreObserver { note($0) }

    private static func note(_ event: StoreEvent) {
      let store = event.store
      switch event.kind {
      case .reduced(let action): note(action, store)
      case .effectStarted(let effect): note(effect, store)
      case .effectBegan(let number): _noteStore("began", store, [number], [], ())
      case .effectCancelled(let number, let cause):
        let (text, other) = parts(of: cause)
        _noteStore("cancelled", store, [number, other], [[name(of: cause), text]], ())
      case .effectEnded(let number, let status):
        switch status {
        case .failed(let error): _noteStore("ended", store, [number, 0], [[error]], ())
        case .cancelled: _noteStore("ended", store, [number, 1], [], ())
        case .running, .ended: _noteStore("ended", store, [number, 0], [], ())
        }
      case .nothingToCancel(let id, let cause, let pending):
        let (text, other) = parts(of: cause)
        _noteStore(
          "nothing", store, [pending ?? 0, other], [[name(of: cause), text], [id]], ())
      case .dropped(let action, let effect): _noteStore("dropped", store, [effect], [], action)
      case .waiting(let entry, let effects):
        _noteStore("waiting", store, [entry ?? 0] + effects, [], ())
      case .received(let entry): _noteStore("received", store, [entry], [], ())
      case .unmet(let entry): _noteStore("unmet", store, [entry ?? 0], [], ())
      }
    }

    private static func note(_ action: ReducedAction, _ store: Int) {
      let sender: [Int] =
        switch action.sender {
        case .caller(let place): [0, 0, 0, Int(place.line), Int(place.column)]
        case .effect(let start): [1, start.number, start.entry, 0, 0]
        case .reducer(let entry): [2, 0, entry, 0, 0]
        }
      let flags = [action.isReentrant ? 1 : 0, action.isToBeReceived ? 1 : 0]
      _noteAction(
        store, [action.number] + sender + flags, action.action, action.before, action.after,
        action.changes.flatMap { [$0.old, $0.new, $0.before, $0.after] }
      ) { value in
        (value as? any CustomReflectable)?.customMirror.children.map(\.value) ?? []
      }
    }

    private static func note(_ effect: EffectRecord, _ store: Int) {
      let (kind, count) =
        switch effect.kind {
        case .run: (0, 0)
        case .source: (1, 0)
        case .sequence(let count): (2, count)
        case .part: (3, 0)
        }
      _noteStore(
        "started", store,
        [
          effect.number, effect.entry, kind, count, effect.sequence ?? 0, effect.location.line,
          effect.location.column,
        ], [effect.name.map { [$0] } ?? [], effect.ids, effect.part], ())
    }

    private static func name(of cause: CancellationCause) -> String {
      switch cause {
      case .id: "id"
      case .cancelInFlight: "cancelInFlight"
      case .effect: "effect"
      case .partGone: "partGone"
      case .storeGone: "storeGone"
      case .task: "task"
      case .sequence: "sequence"
      case .skipped: "skipped"
      }
    }

    /// The id or part that a cause is about, and the number of the action or effect.
    private static func parts(of cause: CancellationCause) -> (text: String, number: Int) {
      switch cause {
      case .id(let id, let entry), .cancelInFlight(let id, let entry): (id, entry)
      case .effect(let id, let number): (id, number)
      case .partGone(let part, let entry): (part, entry)
      case .storeGone, .task, .sequence, .skipped: ("", 0)
      }
    }
  #else
    /// The observers of a store.
    static func all(_ observer: StoreObserver?) -> [StoreObserver] { observer.map { [$0] } ?? [] }

    /// Whether observers want to know how long a reducer takes and what it reads.
    static var wantDetails: Bool { true }
  #endif
}
