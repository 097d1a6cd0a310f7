import Foundation

/// The bytes of a keyboard as scalars, with pastes taken out in one piece.
struct KeyInput {
  let descriptor: Int32
  private let requests: ReadRequests
  /// Whether several lines that come faster than typing are taken for a paste.
  private let findsBursts: Bool
  private var assembler = UTF8Assembler()
  private var decoded: [Unicode.Scalar] = []
  /// Bytes that were read and aren't decoded.
  private var bytes: ArraySlice<UInt8> = []
  private(set) var hasEnded = false

  /// Within this time, what follows a newline was not typed.
  private static let burstMilliseconds: Int32 = 8
  /// The longest pause inside of a paste.
  private static let pauseMilliseconds: Int32 = 30
  /// A marked paste whose end doesn't come within this time has none.
  private static let endMilliseconds: Int32 = 1000

  init(descriptor: Int32, requests: ReadRequests, findsBursts: Bool) {
    self.descriptor = descriptor
    self.requests = requests
    self.findsBursts = findsBursts
  }

  /// Whether a scalar can be had without waiting.
  var isAhead: Bool { !decoded.isEmpty || !bytes.isEmpty }

  /// Reads what was typed while something else was done.
  ///
  /// - Returns: Whether Ctrl-C was typed. Then everything up to it is dropped.
  mutating func takesInterrupt() -> Bool {
    readMore()
    guard let index = bytes.lastIndex(of: 0x03) else { return false }
    bytes = bytes[(index + 1)...]
    return true
  }

  /// Puts keys before those that come.
  mutating func push(_ keys: String) { decoded.insert(contentsOf: keys.unicodeScalars, at: 0) }

  enum Next {
    case scalar(Unicode.Scalar)
    case paste(PastedText)
    /// Another thread asks for something, and nothing was typed.
    case woken
    case end
  }

  /// Waits for a key, a paste or a request.
  mutating func next() -> Next {
    while true {
      if !decoded.isEmpty { return .scalar(decoded.removeFirst()) }
      if bytes.isEmpty {
        if hasEnded { return .end }
        guard requests.pipe.wait(for: descriptor) == .input else { return .woken }
        readMore()
        if findsBursts, let paste = takeBurst() { return .paste(paste) }
        continue
      }
      decoded = assembler.append(bytes.removeFirst())
    }
  }

  /// The rest of a paste whose beginning was marked.
  mutating func takePaste() -> PastedText {
    var paste = Array(bytes)
    var searched = 0
    bytes = []
    while true {
      if let end = Self.index(of: PastedText.end, in: paste, from: searched) {
        bytes = paste[(end + PastedText.end.count)...]
        return Self.pasted(paste[..<end])
      }
      searched = max(0, paste.count - PastedText.end.count)
      guard wait(Self.endMilliseconds), readMore() else { return Self.pasted(paste[...]) }
      paste += bytes
      bytes = []
    }
  }

  /// The bytes at hand, and those that follow at once, if they are a paste.
  private mutating func takeBurst() -> PastedText? {
    guard bytes.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    while bytes.firstRange(of: PastedText.start) == nil, wait(Self.burstMilliseconds), readMore() {
      guard PastedText.isBurst(bytes) else { continue }
      while wait(Self.pauseMilliseconds), readMore() {}
    }
    guard bytes.firstRange(of: PastedText.start) == nil, PastedText.isBurst(bytes) else {
      return nil
    }
    defer { bytes = [] }
    return Self.pasted(bytes)
  }

  /// Whether there is something to read within a time, whatever is asked for meanwhile.
  private func wait(_ milliseconds: Int32) -> Bool {
    var one = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&one, 1, milliseconds) > 0
  }

  /// False at the end of the input.
  @discardableResult
  private mutating func readMore() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
        return true
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return true }
      hasEnded = true
      return false
    }
  }

  private static func pasted(_ bytes: ArraySlice<UInt8>) -> PastedText {
    PastedText(
      bytes.prefix(PastedText.limit), leftOut: max(0, bytes.count - PastedText.limit))
  }

  private static func index(of mark: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= mark.count else { return nil }
    return (start...bytes.count - mark.count).first { index in
      bytes[index] == mark[0] && bytes[index..<index + mark.count].elementsEqual(mark)
    }
  }
}
