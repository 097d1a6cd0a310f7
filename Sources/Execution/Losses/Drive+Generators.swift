import Machine
import Recording
import Synchronization

/// A loss that is recorded only once in a line.
struct NotedLoss: Hashable {
  var loss: Loss
  var line: Int?
}

/// The counting generators that wrappers have read last.
final class Generators: Sendable {
  struct Reading {
    // The record doesn't extend the life of what a wrapper has captured.
    weak var wrapper: WrapperBox?
    let counter: CounterBox
    /// Where the generator was set.
    let place: Place
    /// Where it was read.
    let read: Place?
  }

  /// The maximum number of wrappers whose readings are stored.
  private static let most = 256
  private let readings = Mutex<[ObjectIdentifier: Reading]>([:])

  /// Stores a reading, and returns the previous one of the same wrapper.
  func replace(of wrapper: WrapperBox, with reading: Reading) -> Reading? {
    readings.withLock { readings in
      if readings.count >= Self.most { readings = [:] }
      let last = readings.updateValue(reading, forKey: ObjectIdentifier(wrapper))
      return last?.wrapper === wrapper ? last : nil
    }
  }
}

extension Drive {
  /// Records a loss, unless the same was recorded in the line before.
  func noteOnce(_ loss: Loss, at position: Position?) {
    let noted = NotedLoss(loss: loss, line: position?.line)
    guard run.notedLosses.withLock({ $0.insert(noted).inserted }) else { return }
    record(.lost(loss), at: position)
  }

  /// Records that a closure which is running, and is a part of an override, has called itself through the
  /// dependency that it reads.
  ///
  /// - Parameter value: The value of the override.
  func noteOwnOverride(_ name: String, _ value: Value, at position: Position?) {
    guard isRecording else { return }
    // The getter of a wrapped variable is a part of the code that reads.
    guard let reader = calls.last(where: { $0.function.place != nil && $0.wrappedProperty == nil }),
      reader.home != nil,
      let place = reader.function.place,
      calls.count(where: { $0.home != nil && $0.function.place == place }) > 1,
      value.closuresInside.contains(where: { $0.function.position.map(Place.init) == place })
    else { return }
    noteOnce(.ownOverride(Loss.OwnOverride(name: name, closure: place)), at: position)
  }

  /// Records that a wrapper reads a new generator after another one that was set at the same place, and that
  /// has given values.
  func noteNewGenerator(
    _ name: String, _ value: Value, setAt place: Place?, through wrapper: WrapperBox?,
    at position: Position?
  ) {
    guard isRecording, let wrapper, let place, let counter = value.counter else { return }
    let read = position.map(Place.init)
    let last = run.generators.replace(
      of: wrapper,
      with: Generators.Reading(wrapper: wrapper, counter: counter, place: place, read: read))
    guard let last, last.counter !== counter, last.place == place, last.counter.hasCounted,
      !counter.hasCounted
    else { return }
    let again = Loss.StartedAgain(
      name: name, model: wrapper.making.type, place: place, earlier: last.read)
    noteOnce(.startedAgain(again), at: position)
  }

  /// Records that the program asks for a random value or for the time, although a dependency of the library
  /// gives such values and is overridden.
  func noteUncontrolled(_ source: Loss.Uncontrolled.Source, at position: Position?) {
    guard isRecording, !isInLibrary, asksDirectly else { return }
    for override in Provenance.chain.visibleOverrides {
      guard case .key(let id) = override.key,
        let key = KeyTable.declaration(identifiedBy: id), key.gives(source)
      else { continue }
      let loss = Loss.Uncontrolled(
        source: source, dependency: override.override.name, place: override.override.place)
      return noteOnce(.uncontrolled(loss), at: position)
    }
  }
}

extension Drive {
  /// Whether the program's own code made the request, through a function of the standard library at most. A
  /// closure that such a function calls may be the implementation of a dependency.
  private var asksDirectly: Bool {
    guard let index = calls.lastIndex(where: { $0.function.place != nil || $0.isTopLevel }),
      calls.count - index < 4
    else { return false }
    let call = calls[index]
    return call.home == nil || index == 0 || call.entrance != call.activation
      || calls[index - 1].function.place != nil || calls[index - 1].isTopLevel
  }
}

extension Call {
  fileprivate var isTopLevel: Bool { function == .topLevel }
}

extension KeyDeclaration {
  /// Whether it is the library's dependency for random identifiers, or for the time.
  fileprivate func gives(_ source: Loss.Uncontrolled.Source) -> Bool {
    switch source {
    case .random: declaredType == "Dependencies._UUIDKey"
    case .time: declaredType == "Dependencies._DateKey"
    }
  }
}

extension Value {
  /// The closures that it is, or that it has as stored properties.
  fileprivate var closuresInside: [Closure] {
    switch untyped {
    case .closure(let closure): [closure]
    case .some(let wrapped): wrapped.closuresInside
    case .structure(let structure):
      structure.fields.flatMap { field -> [Closure] in
        switch field.untyped {
        case .closure(let closure): [closure]
        case .some(let wrapped): wrapped.closuresInside
        case .structure(let inner) where inner.descriptor.isOfProgram:
          Value.structure(inner).closuresInside
        default: []
        }
      }
    default: []
    }
  }

  /// The counter of a generator that counts.
  fileprivate var counter: CounterBox? {
    guard case .structure(let structure) = untyped, !structure.descriptor.isOfProgram,
      structure.fields.count == 1, case .closure(let closure) = structure.fields[0].untyped
    else { return nil }
    for capture in closure.captures {
      if case .native(let native) = capture.untyped, let counter = native as? CounterBox {
        return counter
      }
    }
    return nil
  }
}
