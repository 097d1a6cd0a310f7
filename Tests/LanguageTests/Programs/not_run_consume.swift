// swift-format-ignore-file
struct N: ~Copyable {}  // error: this type isn't supported in a lesson
let x = 1
let y = consume x  // error: this expression (consumeExpr) isn't supported in a lesson
