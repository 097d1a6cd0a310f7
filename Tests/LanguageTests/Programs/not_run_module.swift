// swift-format-ignore-file
import Synchronization  // error: no such module 'Synchronization'
let m = Mutex(1)  // error: cannot find 'Mutex' in scope
