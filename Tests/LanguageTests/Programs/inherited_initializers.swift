// swift-format-ignore-file
class A { required init() {} }
class B: A { var n = 1 }
print(type(of: B()))  // expect: B
