// swift-format-ignore-file
@objc class X {}  // error: the attribute `@objc` isn't supported in a lesson
@available(*, deprecated) func old() {}  // error: the attribute `@available(*, deprecated)` isn't supported in a lesson
@inline(never) func slow() {}  // error: the attribute `@inline(never)` isn't supported in a lesson
