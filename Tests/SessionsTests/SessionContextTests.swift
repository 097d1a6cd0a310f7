import Recording
import Sessions
import Testing

@Suite("a session's context")
struct SessionContextTests {
  private static let key = """
    import Dependencies
    struct PriceKey: DependencyKey {
      static let liveValue = "live"
      static let previewValue = "preview"
      static let testValue = "test"
    }
    extension DependencyValues {
      var price: String {
        get { self[PriceKey.self] }
        set { self[PriceKey.self] = newValue }
      }
    }
    @Dependency(\\.price) var price
    """
  private static let reads = """
    print(price)
    await Task { print(price) }.value
    await Task.detached {
      @Dependency(\\.price) var price
      print(price)
    }.value
    """

  @Test("code that inherits nothing also resolves in it", arguments: Provider.allCases)
  func everywhere(context: Provider) async {
    let session = LearnerSession(seconds: nil, context: context)
    _ = await session.submit(Self.key)
    let result = await session.submit(Self.reads)
    #expect(result.output == "\(context)\n\(context)\n\(context)\n")
  }

  @Test("it is live by default, also in a process that runs tests")
  func liveByDefault() async {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit(Self.key)
    #expect(await session.submit("print(price)").output == "live\n")
  }

  @Test("a captured context takes precedence over it, as in a program")
  func captured() async {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit(Self.key)
    let result = await session.submit(
      """
      struct Reader { @Dependency(\\.price) var price }
      let reader = withDependencies { $0.context = .test } operation: { Reader() }
      print(reader.price, price)
      withDependencies { $0 = DependencyValues() } operation: { print(Reader().price) }
      """)
    #expect(result.output == "test live\nlive\n")
  }

  @Test("each context keeps its values; prepared values apply to their own context")
  func switching() async {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit(Self.key)
    let prepared = await session.submit(
      "prepareDependencies { $0.price = \"prepared\" }\nprint(price)")
    #expect(prepared.output == "prepared\n")
    #expect(await session.submit("print(price)").output == "prepared\n")
    session.context = .test
    #expect(await session.submit("print(price)").output == "test\n")
    session.context = .live
    #expect(await session.submit("print(price)").output == "prepared\n")
  }
}
