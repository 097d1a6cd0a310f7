// swift-format-ignore-file
class C { @objc func f() {} }  // error: Objective-C interoperability is disabled
@objc class D {}  // error: Objective-C interoperability is disabled
