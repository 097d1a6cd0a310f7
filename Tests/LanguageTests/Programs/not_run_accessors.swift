// swift-format-ignore-file
struct S { var n: Int { _read { yield 1 } } }  // error: a computed property needs a getter // error: the accessor `_read` isn't supported in a lesson  // says: the accessor `_read` can't be run here — it is not run here
