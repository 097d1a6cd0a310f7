//? One item is put on a queue twice and called directly; it is cancelled for all of them.
import Dispatch

let log = DispatchQueue(label: "log")
let save = DispatchWorkItem { print("saved") }
save.perform()

log.suspend()
log.async(execute: save)
log.async(execute: save)
save.cancel()
log.resume()
log.sync {}

// It isn't called here either.
save.perform()

let report = DispatchWorkItem { print("reported") }
log.sync(execute: report)
report.cancel()
