import Testing

@testable import DependenciesCore

@Suite("The library's assumptions about the runtime")
struct TaskLocalKeyTests {
  @Test("hold on this platform: bound values are found at their address")
  func holds() {
    #expect(TaskLocalKey.checked() != nil)
  }

  @Test("may fail: public API finds the same values, in scopes, in tasks and without any")
  func plainWay() async {
    func check(_ expectsSome: Bool) {
      let key = ThreadState.current.pointee.currentKey
      #expect(BorrowedValues.bound(by: nil) == BorrowedValues.bound(by: key))
      #expect((BorrowedValues.bound(by: nil).overrides != nil) == expectsSome)
    }
    await withDependencies {
      $0.number = 1
    } operation: {
      check(true)
      withDependencies {
        $0.number = 2
      } operation: {
        check(true)
      }
      await Task { check(true) }.value
      await Task.detached { check(false) }.value
    }
  }

  @Test("may fail: without a key, scopes, wrappers and reads still work")
  func withoutKey() {
    let thread = ThreadState.current
    let key = thread.pointee.currentKey
    thread.pointee.currentKey = nil
    defer { thread.pointee.currentKey = key }
    let wrapper = withDependencies {
      $0.number = 1
    } operation: {
      withDependencies {
        $0.allSides = "override"
      } operation: {
        Dependency(\.number)
      }
    }
    #expect(wrapper.wrappedValue == 1)
    withDependencies {
      $0.number = 2
    } operation: {
      #expect(wrapper.wrappedValue == 2)
      #expect(withEscapedDependencies { $0.yield { DependencyValues._current.number } } == 2)
    }
    #expect(DependencyValues._current.number == 0)
  }
}
