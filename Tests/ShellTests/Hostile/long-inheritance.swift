// status: 1
// says: a class with more than 100 superclasses
// repeat: 5000 "class C{i}: C{p} { override func f() { super.f() } }\n"
class C0 { func f() {} }
