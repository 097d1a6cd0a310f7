// swift-format-ignore-file
let r = /abc/  // error: this expression (regexLiteralExpr) isn't supported in a lesson
