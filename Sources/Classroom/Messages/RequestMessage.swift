import MessageTables
import Phrases

/// The reasons why a room refuses a request.
enum RequestMessage: Message {
  case notAnAddressOfRoom
  case answerFromElsewhere
  case openAddressFirst
  case unknownSeat
  case noSuchKey
  case noSuchPage
  case manyComingIn
  case notAnAnswer
  case noSuchAnswer

  // Refusals that a status code explains.
  case notUnderstood
  case wrongMethod
  case tookTooLong
  case noLength
  case tooLong
  case addressTooLong
  case tooManyRequests
  case headersTooLong
  case unknownEncoding
  case roomIsFull
  case notPossible
}

extension RequestMessage {
  /// The explanation of a status code.
  init(status: Int) {
    self =
      switch status {
      case 400: .notUnderstood
      case 405: .wrongMethod
      case 408: .tookTooLong
      case 411: .noLength
      case 413: .tooLong
      case 414: .addressTooLong
      case 429: .tooManyRequests
      case 431: .headersTooLong
      case 501: .unknownEncoding
      case 503: .roomIsFull
      default: .notPossible
      }
  }

  var sentence: Sentence {
    switch self {
    case .notAnAddressOfRoom: "This is not an address of this room."
    case .answerFromElsewhere: "The room accepts answers from its own pages only."
    case .openAddressFirst: "Open the room's address first."
    case .unknownSeat: "The room doesn't know this seat. Open the room's address first."
    case .noSuchKey: "There is no such key."
    case .noSuchPage: "There is no such page. The room's address is on the wall."
    case .manyComingIn: "Many people are joining. Try again in a moment."
    case .notAnAnswer: "That is not an answer."
    case .noSuchAnswer: "There is no such answer."

    case .notUnderstood: "The room can't read this request."
    case .wrongMethod: "The room accepts the methods GET, HEAD and POST only."
    case .tookTooLong: "The request took too long."
    case .noLength: "The request does not say how long it is."
    case .tooLong: "The request is too long."
    case .addressTooLong: "The address is too long."
    case .tooManyRequests: "Too many requests. Wait a moment."
    case .headersTooLong: "The request's headers are too long."
    case .unknownEncoding: "The room doesn't support this transfer encoding."
    case .roomIsFull: "The room is full. Look at the wall, or ask for the exported page."
    case .notPossible: "The room can't do this."
    }
  }
}
