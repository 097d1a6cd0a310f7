// swift-format-ignore-file
@propertyWrapper final class Published<Value> {
  private var value: Value
  private var subscribers: [Int: (Value) -> Void] = [:]
  private var nextID = 0
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { value }
    set { value = newValue; for id in subscribers.keys.sorted() { subscribers[id]?(newValue) } }
  }
  var projectedValue: Published { self }
  func sink(_ receive: @escaping (Value) -> Void) -> Cancellable {
    nextID += 1
    let id = nextID
    subscribers[id] = receive
    receive(value)
    return Cancellable { [weak self] in self?.subscribers[id] = nil }
  }
  func map<T>(_ f: @escaping (Value) -> T) -> (@escaping (T) -> Void) -> Cancellable { { receive in self.sink { receive(f($0)) } } }
}
final class Cancellable { private var action: (() -> Void)?; init(_ a: @escaping () -> Void) { action = a }; func cancel() { action?(); action = nil }; deinit { cancel() } }
final class Player { @Published var song = "none"; @Published var volume: Int = 5 }
let player = Player()
// expect: song: none // expect: volume: ||||| // expect: song: Blue // expect: volume: |||
var bag: [Cancellable] = [player.$song.sink { print("song:", $0) }, player.$volume.map { String(repeating: "|", count: $0) }({ print("volume:", $0) })]
player.song = "Blue"
player.volume -= 2
bag[0].cancel()
player.song = "Silent"
bag.removeAll()
player.volume = 9
print(player.song, player.volume)  // expect: Silent 9
