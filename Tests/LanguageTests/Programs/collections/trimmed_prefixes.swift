// swift-format-ignore-file
var s = "aab", a = [1, 1, 2], q = Substring("xxy")
s.trimPrefix("a"); a.trimPrefix([1]); q.trimPrefix("x")
print(s, a, q)  // expect: ab [1, 2] xy
s.trimPrefix("z"); a.trimPrefix([2]); a.trimPrefix(1...1)
print(s, a, "abc".trimmingPrefix("ab"), s.trimmingPrefix(while: { $0 == "a" }))  // expect: ab [2] c b
a.trimPrefix(while: { $0 == 2 }); s.trimPrefix("abc"); s.trimPrefix("")
print(a, s)  // expect: [] ab
