// swift-format-ignore-file
import Dispatch

let queue = DispatchQueue(label: "queue")
var count = 0
// The block is part of the main actor's code, and nothing says that it runs elsewhere.
let item = DispatchWorkItem { count += 1 }  // trap: Incorrect actor executor assumption
item.perform()
queue.async(execute: item)
queue.sync {}
