// swift-format-ignore-file
let stream = AsyncStream<Int> { $0.yield(1); $0.finish() }  // error: cannot find type 'AsyncStream' in scope
