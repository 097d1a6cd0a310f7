import Dependencies

extension StressWorker {
  /// Runs the whole program with steps that await.
  func runAsynchronously() async {
    checkRoot()
    var (values, expected) = sharedValues()
    await withDependencies {
      override20(&values, &expected)
      await Task.yield()
      $0 = values
    } operation: {
      for _ in 0..<6 { await asynchronousStep(expected, depth: 0) }
    }
    checkRoot()
  }

  private func asynchronousStep(_ expected: ExpectedValues, depth: Int) async {
    guard takeStep() else { return }
    switch depth < 5 ? number(below: 12) : 11 {
    case 0...2: await overriding(expected, depth)
    case 3: await inheriting(expected, depth)
    case 4: await yielding(depth)
    case 5: await inChildren(expected)
    case 6: await inTask(expected)
    case 7: await yieldingElsewhere(expected)
    case 8: await Task.yield()
    default: step(expected, depth: depth)
    }
  }

  private func severalSteps(_ expected: ExpectedValues, _ depth: Int) async {
    for _ in 0...number(below: 3) { await asynchronousStep(expected, depth: depth + 1) }
    read(expected)
  }

  private func overriding(_ expected: ExpectedValues, _ depth: Int) async {
    var inner = expected
    await withDependencies {
      update(&$0, &inner)
      await Task.yield()
      update(&$0, &inner)
    } operation: {
      await severalSteps(inner, depth)
    }
    read(expected)
  }

  private func inheriting(_ expected: ExpectedValues, _ depth: Int) async {
    guard let entry = ledger.models.entry(at: number(below: 1000)) else { return }
    var inner = expected.before(entry.expected)
    await withDependencies(from: entry.element) {
      await Task.yield()
      update(&$0, &inner)
    } operation: {
      await severalSteps(inner, depth)
    }
    read(expected)
  }

  private func yielding(_ depth: Int) async {
    guard let entry = ledger.continuations.entry(at: number(below: 1000)) else { return }
    await entry.element.yield { await severalSteps(entry.expected, depth) }
  }

  // MARK: Elsewhere

  /// Returns a program that begins with these expected values, for another worker.
  private func shortProgram(_ expected: ExpectedValues) -> @Sendable () -> Void {
    let (ledger, name, seed) = (ledger, "\(name) → child", newSeed())
    return {
      let worker = StressWorker(name, seed: seed, steps: 8, ledger)
      for _ in 0..<8 { worker.step(expected, depth: 4) }
    }
  }

  /// Child tasks read the same values as their parent.
  private func inChildren(_ expected: ExpectedValues) async {
    let (first, second) = (shortProgram(expected), shortProgram(expected))
    await withTaskGroup { group in
      group.addTask(operation: first)
      group.addTask(operation: second)
    }
    let third = shortProgram(expected)
    async let done: Void = third()
    read(expected)
    await done
  }

  /// A task keeps the values that were current at its creation, whatever happens there meanwhile.
  private func inTask(_ expected: ExpectedValues) async {
    let program = shortProgram(expected)
    let task = Task(operation: program)
    var inner = expected
    await withDependencies {
      update(&$0, &inner)
    } operation: {
      read(inner)
      await task.value
    }
  }

  /// A detached task and a thread begin without values, and use the values that are yielded to them.
  private func yieldingElsewhere(_ expected: ExpectedValues) async {
    // Taken out by the code that runs it, because a thread may release its closure at any time.
    let escaped = Box(Optional(withEscapedDependencies { $0 }))
    let (program, ledger, name) = (shortProgram(expected), ledger, name)
    let elsewhere: @Sendable () -> Void = {
      StressLedger.$current.withValue(ledger) {
        StressWorker("\(name) → elsewhere", seed: 0, steps: 0, ledger).checkRoot()
        let continuation = escaped.change { escaped in
          defer { escaped = nil }
          return escaped
        }
        continuation?.yield(program)
      }
    }
    if number(below: 2) == 0 {
      await Task.detached(operation: elsewhere).value
    } else {
      await onThread(elsewhere)
    }
  }
}
