import Benchmark
import Catalogue

private final class Holder {
  var published = 0
  var working = 0
}

private struct Whole {
  var part = 0
}

private enum Choice {
  case number(Int)
}

/// What the language takes for the parts of what a store does.
func addStoreFloors() {
  add(.closureCall) { benchmark in
    let closure: (Int) -> Int = identity { $0 + 1 }
    benchmark.repeated { blackHole(closure(1)) }
  }
  add(.stateRoundTrip) { benchmark in
    let holder = identity(Holder())
    let reduce: (inout Int, Int) -> Void = identity { $0 += $1 }
    benchmark.repeated {
      reduce(&holder.working, 1)
      holder.published = holder.working
      blackHole(holder)
    }
  }
  add(.keyPathModify) { benchmark in
    var whole = Whole()
    let path = identity(\Whole.part)
    benchmark.repeated {
      whole[keyPath: path] += 1
      blackHole(whole)
    }
  }
  add(.dictionaryLookUp) { benchmark in
    let table = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ($0, $0) })
    benchmark.repeated { blackHole(table[9_999]) }
  }
  add(.arrayAppend) { benchmark in
    var array: [Int] = []
    benchmark.repeated { array.append(1) }
    blackHole(array)
  }
  addOnMainActor(.taskAwaited) { benchmark in
    await benchmark.repeatedOnMainActor { await Task {}.value }
  }
  addAsync(.mainActorHop) { benchmark in
    await benchmark.repeatedAsync { await touchMainActor() }
  }
  addAsync(.streamTurn) { benchmark in
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    var iterator = stream.makeAsyncIterator()
    await benchmark.repeatedAsync {
      continuation.yield(1)
      blackHole(await iterator.next())
    }
  }
  add(.mirrorOfCase) { benchmark in
    benchmark.repeated {
      blackHole(Mirror(reflecting: identity(Choice.number(1))).children.first?.value as? Int)
    }
  }
}

@MainActor private func touchMainActor() { blackHole(1) }
