import Machine
import Testing

@Suite("Disassembly")
struct DisassemblyTests {
  @Test("each instruction is a line with its source position and operands")
  func lines() throws {
    let function = makeFunction(
      named: "sum(of:)", captures: 1, parameters: 1, slots: 3,
      [
        .push(.string("a")), .load(slot: 1, name: "x"), .makeTuple(labels: ["a", nil]),
        try intrinsic("int.add", 2), .jumpIfFalse(6), .perform(.print, argumentCount: 3),
        .makeEnumeration(Sample.step.plain, index: 1, count: 1), .castOrTrap(.array(.int)), .return,
      ])
    #expect(
      function.disassembly == """
        sum(of:): captures 1, parameters 1, slots 3
        0  0:1  push "a"
        1  1:1  load slot 1 x
        2  2:1  makeTuple (a:_:)
        3  3:1  intrinsic int.add arguments 2
        4  4:1  jumpIfFalse to 6
        5  5:1  perform print arguments 3
        6  6:1  makeEnumeration Step.go count 1
        7  7:1  castOrTrap Array<Int>
        8  8:1  return
        """)
  }
}
