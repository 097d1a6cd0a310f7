// swift-format-ignore-file
@available(*, deprecated) func old() {}
@inline(never) func slow() {}
