import MessageTables
import Pages
import Phrases

/// The words on the pages of a class.
enum ClassMessage: Message {
  // The titles of pages.
  case seatTitle
  case wallTitle
  case teacherTitle

  // The page to join.
  case join
  case codeOnWall
  case joinButton
  case wrongCode

  // A seat.
  case lookAtWall
  case hasJoined
  case chooseOne
  case answerCounts
  case voteClosed(label: String?)
  case right(Room.Asked.Choice)
  case wrong(Room.Asked.Choice)
  case answer(Room.Asked.Choice)
  case connectionLost

  // The wall.
  case howToJoin
  case joining
  case codeOf(address: String)
  case connected(Int)
  case answered(Int, of: Int)
  case closed(Int, of: Int)

  // Votes.
  case firstVote
  case secondVote
  case rightAnswer(Room.Asked.Choice)
  case discuss

  // The teacher's page.
  case teacherHeading
  case timeToEnd(minutes: Int)
  case notes
  case nextStep(HTML)
  case lastStep
  case seatsTaken(Int, of: Int)
  case seatsFromOneAddress(Int)
  case seatsFromAddresses(Int, mostFromOne: Int)
  case emptyRoom
  case effectOfEmptying

  // The teacher's keys.
  case back
  case next
  case closeVote
  case voteAgain
}

extension ClassMessage {
  var sentence: Phrase<HTML> {
    switch self {
    case .seatTitle: "Heirloom"
    case .wallTitle: "The wall"
    case .teacherTitle: "Teacher"

    case .join: "Join the class"
    case .codeOnWall: "Code on the wall"
    case .joinButton: "Join"
    case .wrongCode: "That is not the code on the wall."

    case .lookAtWall: "Look at the wall"
    case .hasJoined: "You have joined the class. The next question appears here."
    case .chooseOne: "Choose one answer."
    case .answerCounts: "Your answer counts. You can change it until the vote is closed."
    case .voteClosed(let label?): "The vote is closed. Your answer is \(label)."
    case .voteClosed(nil): "The vote is closed. You have not answered."
    case .right(let choice):
      "<strong class=\"right\">✓ Right:</strong> \(choice.label)) \(choice.text): \(choice.feedback)"
    case .wrong(let choice):
      "<strong class=\"error\">✗ Wrong:</strong> \(choice.label)) \(choice.text): \(choice.feedback)"
    case .answer(let choice): "The answer is \(choice.label)) \(choice.text): \(choice.feedback)"
    case .connectionLost:
      "There is no connection to the class. Your answer is stored. This page reconnects automatically."

    case .howToJoin: "To join, scan the code or open"
    case .joining: "Join"
    case .codeOf(let address): "QR code of \(address)"
    case .connected(let seats): "<b>\(seats)</b> connected"
    case .answered(let votes, let seats): "<b>\(votes)</b> of \(seats) have answered"
    case .closed(let votes, let seats): "Closed: <b>\(votes)</b> of \(seats) answered"

    case .firstVote: "First vote"
    case .secondVote: "Second vote"
    case .rightAnswer(let choice):
      "<strong class=\"right\">✓</strong> <b>\(choice.label))</b> \(choice.text): \(choice.feedback)"

    case .discuss: "Discuss with your neighbor for two minutes. Then vote again."

    case .teacherHeading: "The class"
    case .timeToEnd(let minutes): "<b>\(minutes) min</b> to the end of the lesson"
    case .notes: "Notes"
    case .nextStep(let heading): "Next step: \(heading)"
    case .lastStep: "This is the last step."
    case .seatsTaken(let seats, let most): "\(seats) of \(most) seats are taken"
    case .seatsFromOneAddress(let seats): "The \(seats) seats came from one address."
    case .seatsFromAddresses(let addresses, let most):
      "The seats came from \(addresses) addresses. The address with the most seats has \(most)."
    case .emptyRoom: "Empty the room"
    case .effectOfEmptying:
      "Everybody then joins again, and the votes on the open question are removed."

    case .back: "Back"
    case .next: "Next"
    case .closeVote: "Close the vote"
    case .voteAgain: "Vote again"
    }
  }
}
