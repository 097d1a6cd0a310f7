// swift-format-ignore-file
struct N: ~Copyable {}  // error: this type isn't supported in a lesson  // says: `~Copyable` can't be run here — it is not run here
let x = 1
let y = consume x  // error: this expression (consumeExpr) isn't supported in a lesson  // says: 'consume' can't be run here — it is not run here
