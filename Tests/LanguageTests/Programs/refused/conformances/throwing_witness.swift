// swift-format-ignore-file
struct Missing: Error {}
protocol Reader { func read() -> String }
protocol ThrowingReader { func read() throws -> String }
struct File: Reader {  // error: type 'File' does not conform to protocol 'Reader'
  func read() throws -> String { throw Missing() }
}
struct Memory: ThrowingReader { func read() -> String { "memory" } }
protocol Opening { init(path: String) }
struct Door: Opening {  // error: type 'Door' does not conform to protocol 'Opening'
  init(path: String) throws { throw Missing() }
}
print(Memory().read())
