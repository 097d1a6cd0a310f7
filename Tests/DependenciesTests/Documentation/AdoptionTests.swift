import Dependencies
import Testing

@Suite("The article for users of swift-dependencies")
struct AdoptionTests {
  @Test("shows the programs of this folder, and no others")
  func listings() throws {
    let article = try Article(named: "ComingFromSwiftDependencies")
    let files = ["ForecastClient", "ElapsedTime", "ForecastCalls"]
    #expect(try article.blocks(of: "swift") == files.map { try sourceFile(named: $0) })
  }

  @Test("the client reports the endpoint that a test doesn't override")
  func endpoints() {
    let issues = placedIssues {
      @Dependency(\.forecast) var forecast
      #expect(forecast.cities() == [])
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("ForecastClient.cities") == true)
  }

  @MainActor
  @Test("the timer counts the seconds of a test clock", .timeLimit(.minutes(1)))
  func timer() async {
    let clock = TestClock()
    let time = withDependencies {
      $0.continuousClock = clock
    } operation: {
      ElapsedTime()
    }
    let running = Task { await time.run() }
    await clock.advance(by: .seconds(3))
    #expect(time.seconds == 3)
    running.cancel()
    await running.value
  }
}
