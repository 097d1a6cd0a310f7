// swift-format-ignore-file
class Base { init(count: Int) {} }
class Silent: Base { convenience init(count: Int) { self.init(count: 1) } }  // error: overriding declaration requires an 'override' keyword
