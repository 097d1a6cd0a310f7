// swift-format-ignore-file
let p = UnsafeMutablePointer<Int>.allocate(capacity: 1)  // error: cannot find type 'UnsafeMutablePointer' in scope // error: type '<<error type>>' has no member 'allocate'  // says: `UnsafeMutablePointer` can't be run here — it is not run here
