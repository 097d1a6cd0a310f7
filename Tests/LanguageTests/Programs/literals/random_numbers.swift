// Numbers from a program's own generator are the standard library's.
struct Congruential: RandomNumberGenerator {
  var state: UInt64 = 42
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

var generator = Congruential()
let byte: UInt8 = generator.next()
print(byte, generator.next() as UInt16)  // expect: 177 62828
print(generator.next(upperBound: 100 as UInt), generator.next(upperBound: 10 as UInt8))
// expect: 41 4
print(generator.next(upperBound: 1000 as UInt64), generator.next(upperBound: 7 as UInt32))
// expect: 680 4
let whole = generator.next()
print(whole, type(of: whole))  // expect: 401415969518064047 UInt64
print(Float.random(in: -1...1, using: &generator), Double.random(in: 0..<1, using: &generator))
// expect: -0.06852937 0.6718122097793319
print(Float.random(in: 0..<5, using: &generator))  // expect: 1.733824
