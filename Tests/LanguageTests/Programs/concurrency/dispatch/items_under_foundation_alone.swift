// swift-format-ignore-file
import Foundation

// Dispatch comes along with Foundation: the block doesn't look where it runs. With `import Dispatch`
// it would, and stop the program.
let queue = DispatchQueue(label: "queue")
var count = 0
let item = DispatchWorkItem { count += 1 }
queue.async(execute: item)
item.wait()
print(count)  // expect: 1
