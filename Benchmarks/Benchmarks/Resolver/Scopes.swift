import Benchmark
import Catalogue
import Dependencies

func addScopes() {
  add(.scope) { benchmark in
    benchmark.repeated { oneScope() }
  }
  add(.scopeWithoutTask) { benchmark in
    withoutTask {
      benchmark.repeated { oneScope() }
    }
  }
  addAsync(.scopeAsync) { benchmark in
    await benchmark.repeatedAsync { await oneScopeAsynchronously() }
  }
  add(.scopeOn20) { benchmark in
    overriding(0..<20) {
      benchmark.repeated { oneScope() }
    }
  }
  addAsync(.scopeAsyncOn20) { benchmark in
    await withDependencies {
      for key in numberedKeys[..<20] { $0.override(key) }
    } operation: {
      await benchmark.repeatedAsync { await oneScopeAsynchronously() }
    }
  }
  addNested(.nested1, 1)
  addNested(.nested10, 10)
  addNested(.nested100, 100)
  add(.nestedSame100) { benchmark in
    benchmark.repeated { nestedSame(100) }
  }
  add(.captured) { benchmark in
    overridingNumber(among: 1) {
      benchmark.repeated { withEscapedDependencies { blackHole($0) } }
    }
  }
  add(.escaped) { benchmark in
    overridingNumber(among: 1) {
      benchmark.repeated {
        withEscapedDependencies { dependencies in
          dependencies.yield { blackHole(1) }
        }
      }
    }
  }
}

@inline(__always)
private func oneScope() {
  withDependencies {
    $0.number = 2
  } operation: {
    blackHole(1)
  }
}

@inline(__always)
private func oneScopeAsynchronously() async {
  await withDependencies {
    $0.number = 2
  } operation: {
    await callAsynchronously()
  }
}

/// Overrides one key in scopes inside one another.
private func nestedSame(_ depth: Int) {
  guard depth > 0 else { return blackHole(1) }
  withDependencies {
    $0.number = depth
  } operation: {
    nestedSame(depth - 1)
  }
}

private func addNested(_ row: Row, _ count: Int) {
  add(row) { benchmark in
    let keys = numberedKeys[..<count]
    benchmark.repeated { nested(keys) { blackHole(1) } }
  }
}
