// swift-format-ignore-file
#warning("careful")  // error: the macro `#warning` isn't supported in a lesson
let p = #file  // error: the macro `#file` isn't supported in a lesson
