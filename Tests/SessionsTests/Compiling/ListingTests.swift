import Sessions
import Testing

/// The machine has short instructions for what programs do often. Whether code gets them depends on the
/// emission and on the translation, so whole programs are compiled.
@Suite("Frequent changes and operations have instructions of their own")
struct ListingTests {
  @Test(
    "the code of a function has the instruction",
    arguments: [
      (
        """
        struct Particle { var x = 0; mutating func step(_ by: Int) { x += by } }
        func run() -> Int {
          var all = [Particle(), Particle()]
          for i in 0..<2 { all[i].step(i) }
          return all[1].x
        }
        print(run())
        """, ["= move element", "call in place step(_:)", " of r0:all = move "]
      ),
      ("func run(_ text: String) -> Int { text.utf8.count }\nprint(run(\"a\"))", ["size of text"]),
      (
        "func run(_ a: Int, _ b: Int) -> Int { (a ^ b) &+ (a >> 1) }\nprint(run(1, 2))",
        ["xor r0:a r1:b", "shiftRight r0:a", "addWrapping"]
      ),
      (
        "func run(_ a: Int) -> Int { var h = a; h ^= 3; h <<= 2; return h }\nprint(run(1))",
        ["= xor ", "= shiftLeft "]
      ),
    ])
  func instructions(text: String, wanted: [String]) async throws {
    let listing = try #require(await LearnerSession().code(of: text, name: "main").listing)
    for instruction in wanted {
      #expect(listing.contains(instruction), "\(listing)")
    }
  }
}
