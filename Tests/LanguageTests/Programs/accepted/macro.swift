// swift-format-ignore-file
#warning("careful")
let p = #file
