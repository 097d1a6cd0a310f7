// swift-format-ignore-file
@available(swift, introduced: 99) func later() {}
@available(swift, obsoleted: 4) func earlier() {}
@available(swift, introduced: 5.9, obsoleted: 7) func now() {}
@available(swift 6.3) func latest() {}
later()  // error: 'later()' is unavailable
earlier()  // error: 'earlier()' is unavailable
now()
latest()
