import MessageTables
import Phrases
import Recording

/// The state of a run at one moment.
enum StateMessage: Message {
  // The activity of a lane.
  case notBegun
  case hasBegun
  case at(StyledText)
  case waitsFor(String)
  case clock(ConcurrencyNote.LibraryClock, until: String)
  case ended
  case endedByError(String)

  // Values.
  case from(StyledText, LaneID)
  case stayedIn(LaneID, StyledText)
  case firstRead(property: String, at: StyledText, by: LaneID)
  case shadowed(String)
  case captured
  case cached
  case inFlight
  case notReceived
  case printed
  case printedBefore(ellipsis: String)

  // Models.
  case wrapper
  case made(StyledText, at: StyledText)
  case without(override: String, value: String, parent: String)

  // Stores.
  case after(StyledText)
  case inState
  case wholeState
  case was(String)
  case added
  case moreChanges(Int, ellipsis: String)
  case effectIn(LaneID, StyledText, doing: StyledText)
  case anotherState
  case noBinding([String])
  case unreached(String)
  case computedChild(String)
  case promptRemoved(String)
  case popped([String])
  case unreturned(at: StyledText)
  case equalAlthough(String, String, StyledText, StyledText)
  case keepsCopy(of: [String], changedBy: StyledText)
  case elementKeepsEffect(StyledText, String, hasID: Bool)
  case elementWithoutEffect(String)
  case id(String)

  // The activity of an effect that was cancelled.
  case hadNotBegun(StyledText)
  case startedBefore(StyledText)
  case sameIDOfOneAction(StyledText)
  case wasAsleep(StyledText, at: StyledText?)
  case waitedFor(StyledText, LaneID, at: StyledText?)
}

extension StateMessage {
  var sentence: Phrase<StyledText> {
    switch self {
    case .notBegun: "not begun"
    case .hasBegun: "has begun"
    case .at(let place): "at \(place)"
    case .waitsFor(let what): "waits for \(plain: what)"
    case .clock(let clock, let time): "\(plain: time) of the \(.clock(clock))"
    case .ended: "ended"
    case .endedByError(let error): "\(error: "ended by ")\(StyledText(error, .error))"

    case .from(let origin, let lane): "\(origin), from \(lane)"
    case .stayedIn(let lane, let origin): "stayed in \(lane), \(origin)"
    case .firstRead(let property, let place, let lane):
      "\(plain: property), first read at \(place) by \(lane)"
    case .shadowed(let binding): "\(plain: binding), shadowed"
    case .captured: "captured"
    case .cached: "cached"
    case .inFlight: "in flight"
    case .notReceived: "not received"
    case .printed: "printed"
    case .printedBefore(let ellipsis): "printed \(plain: ellipsis)"

    case .wrapper: "a wrapper"
    case .made(let title, let place): "\(title), made at \(place)"
    case .without(let name, let value, let parent):
      "without \(plain: name) = \(plain: value) of \(plain: parent)"

    case .after(let action): "after \(action)"
    case .inState: "in the state"
    case .wholeState: "state"
    case .was(let value): "was \(plain: value)"
    case .added: "added"
    case .moreChanges(let count, let ellipsis): "\(plain: ellipsis) \(count) more"
    case .effectIn(let lane, let effect, let doing): "\(effect) (\(lane)), \(doing)"
    case .anotherState: "another state"
    case .noBinding([]): "no change: \(lost: "no BindingReducer") made the assignment"
    case .noBinding(let cases):
      """
      no change: \(lost: "no BindingReducer") of .\(plain: cases.joined(separator: ".")) made the \
      assignment
      """
    case .unreached(let name):
      "no change: \(lost: "no Scope, ifLet or forEach") passes .\(plain: name) on to its own reducer"
    case .computedChild(let property):
      """
      \(name: property) is a computed property: \(lost: "its setter decides") which changes of the child's \
      state are kept
      """
    case .promptRemoved(let property):
      "ifLet removes \(name: property): an alert or a dialog goes away after its action"
    case .keepsCopy(let names, let action):
      "its closure keeps \(lost: "a copy") of \(name: names.joined(separator: ", ")), from before \(action)"
    case .unreturned(let place):
      "the effect made at \(place) \(lost: "isn't returned"), so this action doesn't start it"
    case .equalAlthough(let type, let property, let old, let new):
      """
      == of \(name: type) \(lost: "says equal"), although \(name: property) differs: \(old) and \(new). So \
      code that compares the states sees no change. Compare \(name: property) in ==, too
      """
    case .popped(let ids):
      "popFrom removes \(name: ids[0]) and all above it: \(plain: ids.joined(separator: ", "))"
    case .elementKeepsEffect(let effect, let element, hasID: true):
      """
      \(effect) \(lost: "continues"), because \(name: element) has the same id as before: the actions of \
      \(effect) now change the new values. To end \(effect), cancel its id
      """
    case .elementKeepsEffect(let effect, let element, hasID: false):
      """
      \(effect) \(lost: "continues"), because \(name: element) has the same id as before: the actions of \
      \(effect) now change the new values. To end \(effect), make it cancellable and cancel its id
      """
    case .elementWithoutEffect(let element):
      "\(name: element) is new and \(lost: "has no effect"): no action of its own has started one"
    case .id(let id): "id \(name: id)"

    case .hadNotBegun(let effect): "\(effect) hadn't begun"
    case .startedBefore(let effect):
      """
      The same action started \(effect) \(lost: "before this cancel"). To cancel only earlier effects, use \
      cancellable(id:cancelInFlight: true)
      """
    case .sameIDOfOneAction(let action):
      "\(action) started both effects \(lost: "with one id"). To run both, give each an id of its own"
    case .wasAsleep(let effect, let place?): "\(effect) was asleep at \(place)"
    case .wasAsleep(let effect, nil): "\(effect) was asleep"
    case .waitedFor(let effect, let lane, let place?): "\(effect) waited for \(lane) at \(place)"
    case .waitedFor(let effect, let lane, nil): "\(effect) waited for \(lane)"
    }
  }
}
