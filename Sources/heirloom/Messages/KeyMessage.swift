import MessageTables
import Phrases

/// The keys of a demo or a class, at the bottom of the screen.
enum KeyMessage: Message {
  case next
  case back
  case single
  case votes
  case whyNot
  case more
  case edit
  case type
  case allKeys
  case closeVote
  case secondVote
  case showRun
}

extension KeyMessage {
  var sentence: Sentence {
    switch self {
    case .next: "space next"
    case .back: "\(name: "b") back"
    case .single: "\(name: "s") single"
    case .votes: "\(name: "v") votes"
    case .whyNot: "\(name: "w") why not"
    case .more: "space more"
    case .edit: "\(name: "e") edit"
    case .type: "\(name: "t") type"
    case .allKeys: "\(name: "?") keys"
    case .closeVote: "\(name: "v") close the vote"
    case .secondVote: "\(name: "v") second vote"
    case .showRun: "space show the run"
    }
  }
}

/// A key of a demo or a class, in the help for all keys.
enum KeyHelp: CaseIterable, Message {
  case closeVote, showAddress
  case typeVotes
  case next, single, back, turnStep, goToStep
  case timeline, whyNot, edit, type, blank, leave
}

extension KeyHelp {
  /// The keys of a demo, and those of a class, which sends its votes.
  static func all(isClass: Bool) -> [KeyHelp] {
    [.next, .single, .back, .turnStep, .goToStep]
      + (isClass ? [.closeVote, .showAddress] : [.typeVotes])
      + [.timeline, .whyNot, .edit, .type, .blank, .leave]
  }

  /// The name of the key.
  var key: Sentence {
    switch self {
    case .closeVote, .typeVotes: "\(name: "v")"
    case .showAddress: "\(name: "a")"
    case .next: "space"
    case .single: "\(name: "s")"
    case .back: "\(name: "b")"
    case .turnStep: "\(name: "n") \(name: "p")"
    case .goToStep: "\(name: "g")"
    case .timeline: "\(name: "o")"
    case .whyNot: "\(name: "w")"
    case .edit: "\(name: "e")"
    case .type: "\(name: "t")"
    case .blank: "\(name: ".")"
    case .leave: "\(name: "q")"
    }
  }

  var sentence: Sentence {
    switch self {
    case .closeVote: "close the vote and show the result; again for a second vote"
    case .showAddress: "show the address of the class with a QR code"
    case .typeVotes: "type the counts of a vote, to show them as bars; again for a second vote"
    case .next: "continue to the next question or event"
    case .single: "continue by a single event"
    case .back: "go back"
    case .turnStep: "go to the next or previous step"
    case .goToStep: "go to a step by its number"
    case .timeline: "show the last run in the order of happening"
    case .whyNot: "show why the other answers are wrong, after the vote"
    case .edit: "change the block of the Try, or the last block, and compare both runs"
    case .type: "type Swift code and run it in the lesson's session"
    case .blank: "show a blank screen until the next key"
    case .leave: "leave, after a question"
    }
  }
}
