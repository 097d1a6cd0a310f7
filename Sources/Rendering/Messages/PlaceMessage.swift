import MessageTables
import Phrases
import Recording

/// Places in the source, as parts of sentences.
enum PlaceMessage: Message {
  case line(Int)
  case lineOfFile(StyledText, file: String)
  case unknownLine
  case anotherLine
  case end(of: LaneID)
  /// The end of an `async let`'s scope: that of the named function, or of a block.
  case endOfScope(String?)
  case noLine
  /// A place in the block, and the place in the function that was called there.
  case call(StyledText, inFunction: String, at: StyledText)
  case inFunction(String, at: StyledText)
  case inOwnLine(StyledText, ofFunction: String)
  case inCalledFunction(String, at: StyledText, calledAt: StyledText)
  case calledAt(StyledText)
  case calledIn(String, at: StyledText)
  case inStoredClosure(of: String, at: StyledText, calledAt: StyledText)
  case inDeinit(String, at: StyledText, releasedAt: StyledText)
  /// A place in a function that a `deinit` called.
  case calledByDeinit(StyledText, String, releasedAt: StyledText)
  case closure
  /// A read that computed a value only to change it.
  case onlyToChange(StyledText)
}

extension PlaceMessage {
  var sentence: Phrase<StyledText> {
    switch self {
    case .line(let number): "line \(number)"
    case .lineOfFile(let line, let file): "\(line) of \(plain: file)"
    case .unknownLine: "an unknown line"
    case .anotherLine: "another line"
    case .end(let lane): "the end of \(lane)"
    case .endOfScope(let function?): "the end of \(name: function)"
    case .endOfScope(nil): "the end of its scope"
    case .noLine: "no line"
    case .call(let line, let function, let place): "\(line) (in \(name: function), \(place))"
    case .inFunction(let function, let place): "in \(name: function), \(place)"
    case .inOwnLine(let line, let function): "\(line) (in \(name: function))"
    case .inCalledFunction(let function, let place, let call):
      "in \(name: function), \(place), called at \(call)"
    case .calledAt(let place): "called at \(place)"
    case .calledIn(let function, let place): "called at \(place) (in \(name: function))"
    case .inStoredClosure(let function, let place, let call):
      "in a closure of \(name: function), \(place), called at \(call)"
    case .inDeinit(let function, let place, let release):
      "in \(name: function), \(place): the last reference was released at \(release)"
    case .calledByDeinit(let own, let function, let release):
      "\(own) in \(name: function): the last reference was released at \(release)"
    case .closure: "a closure"
    case .onlyToChange(let place): "\(place) (only to change it)"
    }
  }
}
