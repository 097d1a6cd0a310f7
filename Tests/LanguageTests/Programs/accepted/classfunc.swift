// swift-format-ignore-file
class C { class func make() {} }
