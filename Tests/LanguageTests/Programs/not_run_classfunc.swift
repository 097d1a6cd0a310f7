// swift-format-ignore-file
class C { class func make() {} }  // error: the modifier `class` isn't supported in a lesson
