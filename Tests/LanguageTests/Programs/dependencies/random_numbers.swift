// swift-format-ignore-file
import Dependencies

struct LCG: RandomNumberGenerator, Sendable {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

struct Dice {
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  func roll() -> Int {
    withRandomNumberGenerator { generator in Int.random(in: 1...6, using: &generator) }
  }

  func hand() -> [String] {
    withRandomNumberGenerator { ["A", "K", "Q", "J"].shuffled(using: &$0) }
  }

  func coin() -> Bool { withRandomNumberGenerator { Bool.random(using: &$0) } }
}

let dice = withDependencies {
  $0.withRandomNumberGenerator = WithRandomNumberGenerator(LCG(state: 42))
} operation: {
  Dice()
}
print(dice.roll(), dice.roll(), dice.roll())  // expect: 4 2 3
print(dice.hand(), dice.coin())  // expect: ["Q", "J", "A", "K"] false

// The same seed gives the same game.
let again = withDependencies {
  $0.withRandomNumberGenerator = WithRandomNumberGenerator(LCG(state: 42))
} operation: {
  Dice()
}
print(again.roll(), again.roll(), again.roll())  // expect: 4 2 3

withDependencies { $0.context = .live } operation: {
  print((1...100).allSatisfy { _ in (1...6).contains(Dice().roll()) })  // expect: true
}

// An existential generator is opened where a function is generic over its type.
var any: any RandomNumberGenerator & Sendable = LCG(state: 1)
print(UInt8.random(in: 0...255, using: &any), UInt8.random(in: 0...255, using: &any))  // expect: 124 27
func advance(_ generator: inout some RandomNumberGenerator) -> UInt64 { generator.next() }
print(advance(&any))  // expect: 11960119808228829710
print(Int8.random(in: -5...5, using: &any), UInt16.random(in: 10..<20, using: &any), Bool.random(using: &any))  // expect: 3 16 true
print(Double.random(in: 0..<1, using: &any), Double.random(in: -1...1, using: &any))  // expect: 0.4596199684695146 -0.8691613760515251
