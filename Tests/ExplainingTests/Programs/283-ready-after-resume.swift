//? resume only makes the task ready: it continues when main has left the main actor.
@MainActor final class Dialog {
  private var continuation: CheckedContinuation<Bool, Never>?
  private(set) var isOpen = false

  func ask() async -> Bool {
    isOpen = true
    let answer = await withCheckedContinuation { continuation = $0 }
    isOpen = false
    print("answered: \(answer)")
    return answer
  }

  func okTapped() {
    continuation?.resume(returning: true)
    continuation = nil
    print("open after OK: \(isOpen)")
  }
}

let dialog = Dialog()
let asking = Task { await dialog.ask() }
try await Task.sleep(for: .milliseconds(20))
dialog.okTapped()
_ = await asking.value
print("open at the end: \(dialog.isOpen)")
