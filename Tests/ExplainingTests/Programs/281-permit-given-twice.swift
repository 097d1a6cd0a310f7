//? leave() gives the permit back and lets ben in, who takes none: so cleo gets the permit, too.
actor Gate {
  private var permits = 1
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    if permits > 0 {
      permits -= 1
      return
    }
    await withCheckedContinuation { waiters.append($0) }
  }

  func leave() {
    permits += 1
    if !waiters.isEmpty { waiters.removeFirst().resume() }
  }
}

let gate = Gate()

func visit(_ name: String, after delay: Int, for duration: Int) async {
  try? await Task.sleep(for: .milliseconds(delay))
  await gate.enter()
  print("\(name) is in")
  try? await Task.sleep(for: .milliseconds(duration))
  print("\(name) leaves")
  await gate.leave()
}

async let a: Void = visit("anna", after: 0, for: 100)
async let b: Void = visit("ben", after: 30, for: 200)
async let c: Void = visit("cleo", after: 170, for: 60)
_ = await (a, b, c)
