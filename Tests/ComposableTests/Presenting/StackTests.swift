import Composable
import DependenciesTestSupport
import Foundation
import Testing

@MainActor
@Suite("Stacks of screens")
struct StackTests {
  @Test("screens get ids from zero, and a push is asserted by appending")
  func pushing() async {
    let store = TestStore(initialState: Library.State()) { Library() }
    await store.send(\.openTapped, 7) { $0.path.append(Editor.State(id: 7)) }
    await store.send(\.openTapped, 8) { $0.path[id: 1] = Editor.State(id: 8) }
    await store.send(\.path[id: 0].titleChanged, "Emma") { $0.path[id: 0]?.title = "Emma" }
    await store.send(.path(.push(id: 2, state: Editor.State(id: 9)))) {
      $0.path[id: 2] = Editor.State(id: 9)
    }
    #expect(store.state.path.ids == [0, 1, 2])
    #expect(store.state.path.map(\.id) == [7, 8, 9])
  }

  @Test("a screen dismisses itself and those above it, and their effects end")
  func dismissing() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Library.State(path: StackState([Editor.State(id: 1), Editor.State(id: 2)]))
    ) {
      Library()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.path[id: 1].startTapped) { $0.path[id: 1]?.wasPresented = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 1].ticked) { $0.path[id: 1]?.ticks = 1 }
    await store.send(\.path[id: 0].saveTapped)
    await store.receive(\.path.popFrom) { $0.path.removeAll() }
    await store.finish()
  }

  @Test("inserted screens get new ids, and the others keep theirs")
  func replacingRanges() {
    var path = StackState([1, 2, 3])
    let ids = path.ids
    path.insert(9, at: 1)
    path.replaceSubrange(2..<3, with: [7, 8])
    path += [4]
    #expect(Array(path) == [1, 9, 7, 8, 3, 4])
    #expect(path.ids.first == ids[0])
    #expect(path.ids[4] == ids[2])
    #expect(Set(path.ids).count == 6)
    #expect(path.removeFirst() == 1)
    path.removeAll { $0 > 7 }
    #expect(Array(path) == [7, 3, 4])
    #expect(path.ids[1] == ids[2])
  }

  @Test("a stack is encoded as its elements")
  func coding() throws {
    let data = try JSONEncoder().encode(StackState(["a", "b"]))
    #expect(String(decoding: data, as: UTF8.self) == #"["a","b"]"#)
    #expect(try Array(JSONDecoder().decode(StackState<String>.self, from: data)) == ["a", "b"])
  }

  @Test("a missing screen, or a duplicate one, is reported")
  func misuse() async {
    let store = TestStore(initialState: Library.State(path: [Editor.State(id: 1)])) { Library() }
    let reported = await issues {
      await store.send(\.path[id: 5].startTapped)
      await store.send(.path(.popFrom(id: 5)))
      await store.send(.path(.push(id: 0, state: Editor.State(id: 2))))
    }
    #expect(
      zip(
        reported,
        [
          "there is no element with the id #5", "there is no element with the id #5",
          "under an id that is in the stack already",
        ]
      )
      .map { $0.message.contains($1) } == [true, true, true])
    #expect(reported.count == 3)
  }

  @Test("a stack behaves like an array whose elements keep their ids")
  func collection() {
    var stack: StackState<String> = ["a", "b", "c", "d"]
    let ids = stack.ids
    #expect(Set(ids).count == 4)
    stack[1] = "B"
    #expect(stack.ids == ids)
    #expect(Array(stack) == ["a", "B", "c", "d"])
    #expect(stack[id: ids[1]] == "B")
    stack.pop(to: ids[2])
    #expect(Array(stack) == ["a", "B", "c"])
    stack.pop(from: ids[1])
    #expect(Array(stack) == ["a"])
    stack.append("e")
    #expect(!ids.contains(stack.ids[1]))
    #expect(stack.removeLast() == "e")
    #expect(stack.popLast() == "a")
    #expect(stack.popLast() == nil)
    #expect(stack == StackState())
  }

  @Test("a case of a screen is changed by its id")
  func cases() {
    var stack: StackState<Player.Action> = [.scored(1), .scoreTapped]
    let ids = stack.ids
    stack[id: ids[0], case: \.scored]? += 4
    stack[id: ids[1], case: \.scored]? += 4
    #expect(Array(stack) == [.scored(5), .scoreTapped])
    #expect(stack[id: ids[1], case: \.scored] == nil)
  }

  @Test("ids of two test stores are equal, independent of other stores")
  func separateIDs() async {
    for _ in 0..<2 {
      let other = Store(initialState: Library.State()) { Library() }
      other.send(.openTapped(1))
      let store = TestStore(initialState: Library.State()) { Library() }
      await store.send(\.openTapped, 7) { $0.path[id: 0] = Editor.State(id: 7) }
    }
  }
}
