import Testing

@testable import Semantics

@Suite("the lines of a library that are parsed")
struct CondensedLinesTests {
  private static func condensed(_ text: String) -> String {
    var lines = CondensedLines()
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { lines.condensed($0) }.joined(separator: "\n")
  }

  @Test("lines of comments are empty, and other lines stay as they are")
  func comments() {
    let text = """
      /// A box.
      struct Box {
        // Its size.
        let size = 1  // in points
      }
      """
    #expect(
      Self.condensed(text) == """

        struct Box {

          let size = 1  // in points
        }
        """)
  }

  @Test("a string of several lines stays as it is")
  func strings() {
    let text = #"""
      let text = """
        // not a comment
        #if INTERPRETED
        """
      let other = """
        // nor this
        """ + """
        // nor that
        """
      // This one is.
      """#
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(Self.condensed(text) == lines.dropLast().joined(separator: "\n") + "\n")
  }

  @Test("a condition about being interpreted is decided, also around other conditions")
  func conditions() {
    let text = """
      #if !INTERPRETED
        import A
        #if canImport(B)
          import B
        #else
          import C
        #endif
      #else
        import D
        #if canImport(E)
          import E
        #endif
      #endif
      #if canImport(F)
        #if INTERPRETED
          import F
        #else
          import G
        #endif
      #endif
      """
    #expect(
      Self.condensed(text).split(separator: "\n") == [
        "  import D", "  #if canImport(E)", "    import E", "  #endif", "#if canImport(F)",
        "    import F", "#endif",
      ])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      Self.condensed(text).split(separator: "\n", omittingEmptySubsequences: false).count
        == lines.count)
  }
}
