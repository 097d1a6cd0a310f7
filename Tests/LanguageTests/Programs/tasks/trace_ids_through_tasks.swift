// swift-format-ignore-file
enum Trace { @TaskLocal static var id = "none" }
// expect: [none] start
// expect: [request-1] in scope
// expect: [request-1] task inherits
// expect: [none] detached doesn't
// expect: [request-1] async let
// expect: [request-1] group child
// expect: [request-1.a] nested task
// expect: [request-1.a] nested
// expect: [request-1] back
// expect: [none] end
func log(_ what: String) { print("[\(Trace.id)] \(what)") }
log("start")
await Trace.$id.withValue("request-1") {
  log("in scope")
  await Task { log("task inherits") }.value
  await Task.detached { log("detached doesn't") }.value
  async let child: Void = log("async let")
  await child
  await withTaskGroup(of: Void.self) { group in group.addTask { log("group child") } }
  await Trace.$id.withValue("request-1.a") { await Task { log("nested task") }.value; log("nested") }
  log("back")
}
log("end")
let kept = Trace.$id.withValue("kept") { Task { Trace.id } }
print(await kept.value, Trace.id)  // expect: kept none
