// Libraries still write this word, which doesn't change what a method of a copyable type does.
struct Numbers: Sequence {
  __consuming func makeIterator() -> [Int].Iterator { [1, 2].makeIterator() }
}
print(Array(Numbers()))  // expect: [1, 2]
