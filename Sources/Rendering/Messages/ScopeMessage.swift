import MessageTables
import Phrases
import Recording

/// Scopes, wrappers, objects and output, in a trace.
enum ScopeMessage: Message {
  // Scopes.
  case leftByThrowing
  case nothing
  case allDependencies
  case dependencies(Int)
  case theDependencies
  case dependenciesOf(String)
  case escaped(at: StyledText?)
  case winsOverCaptured(String, at: StyledText?, of: String)
  case replacesOverride(at: StyledText)
  case inPlaceOf(StyledText)
  case changedAgain(since: StyledText?)
  case nothingToInherit(from: String)
  case escapesTooLate(LaneID, createdAt: StyledText?)

  // Wrappers.
  case override(of: String?, from: StyledText?)
  case noOverride
  case otherOverrides([String])
  case ofType(String, StyledText)

  // Objects.
  case changedInPlace(since: StyledText?, sharedBy: [LaneID])
  case changedForAll(of: String, since: StyledText?)
  case lostReference(isOfStructure: Bool)
  case repeated(Int)
  case observers(of: String)
  case skippedObservers(String)
  case inState

  // Observations of properties.
  case observed(repeats: Bool)
  case observedNothing
  case observationEnded(StyledText?, repeats: Bool)
  /// The closure that is called observes again, while the properties have their old values.
  case observedBeforeChange(StyledText?)
  case notObserved(StyledText?)
  case observationIsOver(StyledText?, repeats: Bool)

  // Output.
  case emptyLine
  case staysOnLine
}

extension ScopeMessage {
  var sentence: Phrase<StyledText> {
    switch self {
    case .leftByThrowing: "\(lost: "left by throwing")"
    case .nothing: "nothing"
    case .allDependencies: "all dependencies"
    case .dependencies(let count):
      .plural(count, one: "1 dependency", other: "\(count) dependencies")
    case .theDependencies: "the dependencies"
    case .dependenciesOf(let model): "the dependencies of \(name: model)"
    case .winsOverCaptured(let name, let place?, let model):
      "the override of \(name: name) at \(place) \(lost: "wins over") a captured override (\(name: model))"
    case .winsOverCaptured(let name, nil, let model):
      "an override of \(name: name) \(lost: "wins over") a captured override (\(name: model))"
    case .escaped(let place?): "the dependencies escaped at \(place)"
    case .escaped(nil): "the dependencies escaped"
    case .inPlaceOf(let place): "in place of \(place)"
    case .replacesOverride(let place): "\(lost: "replaces") the override from \(place) as a whole"
    case .nothingToInherit(let model):
      "\(lost: "nothing inherited"): \(name: model) has no dependencies to pass on"
    case .escapesTooLate(let lane, let place?):
      """
      \(lost: "too late"): the escape happens in \(lane), which has lost the overrides. Call \
      withEscapedDependencies where \(lane) is created, before \(place)
      """
    case .escapesTooLate(let lane, nil):
      """
      \(lost: "too late"): the escape happens in \(lane), which has lost the overrides. Call \
      withEscapedDependencies where \(lane) is created
      """

    case .override(let name, let place): Self.override(of: name, from: place)
    case .noOverride: .noOverride
    case .otherOverrides(let names):
      .plural(
        names.count,
        one: "an override of \(plain: names.joined(separator: ", ")), none of its own",
        other: "overrides of \(plain: names.joined(separator: ", ")), none of its own")
    case .ofType(let type, let origin): "for \(name: type): \(origin)"

    case .changedInPlace(let place?, let readers):
      """
      in place, since the read at \(place), shared by \(.several(readers.map { "\($0)" })). For a \
      value of its own, make a new object
      """
    case .changedInPlace(nil, let readers):
      """
      in place, shared by \(.several(readers.map { "\($0)" })). For a value of its own, make a new \
      object
      """
    case .changedAgain(let place?): "in place, since the read at \(place)"
    case .changedAgain(nil): "in place"
    case .changedForAll(let object, let place?):
      """
      in place, since the read at \(place): all readers share \(name: object). For a value of its \
      own, make a new object
      """
    case .changedForAll(let object, nil):
      """
      in place: all readers share \(name: object). For a value of its own, make a new object
      """
    case .lostReference(isOfStructure: false):
      "weak: \(lost: "its object was released"), because nothing else kept it"
    case .lostReference(isOfStructure: true):
      """
      weak: \(lost: "its object was released"), because nothing else kept it. The structure that contains \
      the property stays where it is
      """
    case .observers(let property): "the observers of \(name: property)"
    case .skippedObservers(let property):
      """
      \(lost: "not called"): an initializer assigns \(name: property), which calls neither willSet nor didSet
      """
    case .repeated(let count):
      """
      all \(count) elements of the array are \(lost: "this one object"), which is made only once. For \
      different objects, write (0..<\(count)).map { _ in … }
      """
    case .inState:
      """
      an object: the states before and after an action share it, so the store \
      \(lost: "doesn't see changes in it"). Make it a struct
      """

    case .observedNothing:
      """
      \(lost: "onChange is never called"): while it ran, the closure read no observed property. Constants, global \
      variables and properties marked with @ObservationIgnored aren't observed
      """
    case .observed(repeats: true):
      "read by the closure; after a change, the next turn of the loop runs it again"
    case .observed: "read by the closure; only the first change calls onChange"
    case .observationEnded(let place?, repeats: true):
      "informs the observation of \(place); the next turn of its loop reads the values of that time"
    case .observationEnded(nil, repeats: true):
      "informs the observation; the next turn of its loop reads the values of that time"
    case .observationIsOver(_, repeats: true):
      """
      \(lost: "not seen by itself"): the observation knows of an earlier change, and hasn't read again
      """
    case .observedBeforeChange(let place?):
      "calls the onChange of \(place) before the change: it still \(lost: "reads the old value")"
    case .observedBeforeChange(nil):
      "calls onChange before the change: it still \(lost: "reads the old value")"
    case .observationEnded(let place?, _):
      """
      calls the onChange of \(place), before the change; to observe further changes, observe again
      """
    case .observationEnded(nil, _):
      "calls onChange, before the change; to observe further changes, observe again"
    case .notObserved(let place?): "the closure of \(place) \(lost: "hasn't read it")"
    case .notObserved(nil): "the closure that observes the object \(lost: "hasn't read it")"
    case .observationIsOver(let place?, _):
      "the observation of \(place) \(lost: "is over"): it ended with an earlier change"
    case .observationIsOver(nil, _):
      "the observation \(lost: "is over"): it ended with an earlier change"

    case .emptyLine: "an empty line"
    case .staysOnLine: "and stays on the line"
    }
  }

  private static func override(
    of name: String?, from place: StyledText?
  ) -> Phrase<StyledText> {
    guard let name else { return .override(from: place) }
    return if let place {
      "override of \(name: name) from \(place)"
    } else {
      "override of \(name: name)"
    }
  }
}
