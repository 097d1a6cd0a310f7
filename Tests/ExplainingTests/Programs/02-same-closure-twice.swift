//? Each pass of the loop is a block of its own, and so is each call of the closure in the last line.
// swift-format-ignore-file
// Two requests start detached tasks that keep their id.
enum Request { @TaskLocal static var id = "none" }

func detachedKeepingID(_ work: @escaping @Sendable () -> Void) -> Task<Void, Never> {
  let id = Request.id
  return Task.detached {
    Request.$id.withValue(id) {
      work()
    }
  }
}

for id in ["a1", "b2"] {
  await Request.$id.withValue(id) {
    await detachedKeepingID {
      print("[\(Request.id)] writing")
    }.value
  }
}
let log = { print(Request.id) }
log(); log()
