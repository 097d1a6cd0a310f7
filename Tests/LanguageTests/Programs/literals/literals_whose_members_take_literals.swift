struct Bits: OptionSet {
  let rawValue: UInt8
  static let read = Bits(rawValue: 1), write = Bits(rawValue: 2)
}
let all: Bits = [Bits.read, .write].reduce([]) { $0.union($1) }
let into: Bits = [Bits.read, .write].reduce(into: []) { $0.formUnion($1) }
let set: Set<Int> = [1, 2].reduce([]) { $0.union([$1]) }
print(all.rawValue, into.rawValue, set.sorted())
// expect: 3 3 [1, 2]
