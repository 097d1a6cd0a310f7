// swift-format-ignore-file
protocol P {}
protocol Q {}
struct S: P {}
struct Both: P, Q {}
print(S() as Any is any P & Q, S() as Any is any P, Both() as Any is any P & Q)  // expect: false true true
print((S() as Any as? any P & Q) == nil, (Both() as Any as? any Q & P) != nil)  // expect: true true
