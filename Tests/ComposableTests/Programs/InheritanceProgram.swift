import Composable
import Foundation
import Testing

private struct Audio: Sendable {
  var play: @Sendable (_ sound: String) async -> Void
}

extension Audio: DependencyKey {
  static let liveValue = Audio { _ in }
  static let testValue = Audio { sound in
    reportIssue("\(sound) was played, but the test doesn't expect any sound")
  }
  static let silent = Audio { _ in }
}

extension DependencyValues {
  fileprivate var audio: Audio {
    get { self[Audio.self] }
    set { self[Audio.self] = newValue }
  }
}

private struct Game: Reducer {
  struct State: Equatable {
    var score = 0
    var startedAt: Date?
  }
  enum Action: Equatable { case start, hit }

  @Dependency(\.audio) var audio
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        state.startedAt = now
        return .none
      case .hit:
        state.score += 1
        return .run { _ in await audio.play("hit") }
      }
    }
  }
}

/// Shows the game in a tutorial, without sounds and with a stopped clock.
private struct Arcade: Reducer {
  struct State: Equatable {
    var game = Game.State()
    var demo: Game.State? = Game.State()
  }
  enum Action: Equatable {
    case game(Game.Action)
    case demo(Game.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.game, action: /Action.game) { Game() }
    EmptyReducer()
      .ifLet(\.demo, action: /Action.demo) {
        Game()
          .dependency(\.audio, .silent)
          .dependency(\.date.now, Date(timeIntervalSince1970: 0))
      }
  }
}

@MainActor
@Suite("Program: a child with its own dependencies")
struct InheritanceProgram {
  @Test func playing() async {
    let sounds = Log()
    let start = Date(timeIntervalSince1970: 100)
    let store = TestStore(initialState: Arcade.State()) {
      Arcade()
    } withDependencies: {
      $0.audio.play = { sounds($0) }
      $0.date.now = start
    }
    await store.send(.game(.start)) { $0.game.startedAt = start }
    await store.send(.demo(.start)) { $0.demo?.startedAt = Date(timeIntervalSince1970: 0) }
    await store.send(.demo(.hit)) { $0.demo?.score = 1 }
    #expect(sounds.all.isEmpty)
    await store.send(.game(.hit)) { $0.game.score = 1 }
    #expect(sounds.all == ["hit"])
  }

  @Test func explaining() throws {
    let store = Store(initialState: Arcade.State(), journal: .last(100)) {
      Arcade()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 100)
    }
    store.send(.game(.start))
    store.send(.demo(.start))
    let why = try #require(store.journal?.why(\.demo?.startedAt))
    #expect(why.entry.reducers == ["ifLet(\\State.demo)"])
    let read = try #require(why.entry.reads.last)
    guard case .overridden(let place) = read.origin else {
      Issue.record("the modifier overrides: \(read)")
      return
    }
    #expect(place.fileID == "ComposableTests/InheritanceProgram.swift")
  }
}
