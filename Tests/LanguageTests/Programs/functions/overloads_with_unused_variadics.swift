// swift-format-ignore-file
// An overload whose variadic parameter has no arguments comes after the others, and a variadic one after one with a default value.
func n(_ a: Int...) -> String { "variadic" }
func n<T>(_ a: T, b: Int = 0) -> String { "default" }
print(n(1))
func z(_ a: Int, _ rest: Int...) -> String { "variadic" }
func z<T>(_ a: T) -> String { "generic" }
print(z(1))
func a(_ rest: Int...) -> String { "variadic" }
func a<T>(_ a: T) -> String { "generic" }
print(a(1))
func b(_ a: Int, c: Int = 1) -> String { "default" }
func b<T>(_ a: T) -> String { "generic" }
print(b(1))
func c(_ a: Int, c: Int...) -> String { "variadic" }
func c<T>(_ a: T) -> String { "generic" }
print(c(1))
func d(_ a: Int, c: Int...) -> String { "variadic" }
func d<T>(_ a: T, d: Int = 1) -> String { "generic default" }
print(d(1))
func e(_ a: Int, c: Int..., d: Int = 1) -> String { "variadic" }
func e<T: Equatable>(_ a: T) -> String { "generic" }
print(e(1))
func f(_ a: Any...) -> String { "any variadic" }
func f<T>(_ a: T) -> String { "generic" }
print(f(1))
func g<T>(_ a: T...) -> String { "generic variadic" }
func g(_ a: Int, b: Int = 1) -> String { "default" }
print(g(1))
func h<T>(_ a: T, _ b: T...) -> String { "generic variadic" }
func h(_ a: Int) -> String { "plain" }
print(h(1))
func i(_ a: Int, _ b: Int...) -> String { "variadic" }
func i(_ a: some Any) -> String { "some" }
print(i(1))
func l(_ s: String, _ args: Int...) -> String { "variadic" }
func l<T>(_ s: T, x: Int? = nil) -> String { "generic" }
print(l("a"))

func plainv(_ rest: Int...) -> String { "variadic" }
func plainv(_ b: Int = 2) -> String { "default" }
print(plainv())
print(plainv(1))
func plainw(_ a: Int, rest: Int...) -> String { "variadic" }
func plainw(_ a: Int, opt: Int? = nil) -> String { "default" }
print(plainw(1))
func plainx(_ a: Int, rest: Int...) -> String { "variadic" }
func plainx(_ a: Int) -> String { "plain" }
print(plainx(1))
func plainz(_ a: Int, _ rest: Int...) -> String { "variadic" }
func plainz<T>(_ a: T) -> String { "generic" }
print(plainz(1))
func plainq(_ a: Int..., b: Int = 1) -> String { "variadic default" }
func plainq(_ a: Int) -> String { "plain" }
print(plainq(1))
struct Plain { init(_ a: Int, _ r: Int...) { print("v") }; init(_ a: Int, flag: Bool = false) { print("d") } 
 func m(_ a: Int, r: String...) {}; func m(_ a: Int, s: String = "") {} }
_ = Plain(1)
Plain(1).m(1)
func plaink(_ a: Any...) -> String { "any variadic" }
func plaink(_ a: String, b: Int = 0) -> String { "string default" }
print(plaink("a"))
func plainn(_ a: Int, _ b: Int = 0, _ c: Int = 0) -> String { "two defaults" }
func plainn(_ a: Int, _ b: Int = 0) -> String { "one default" }
print(plainn(1))
func plaino(_ a: Int, _ b: Int = 0) -> String { "one default" }
func plaino(_ a: Int) -> String { "plain" }
print(plaino(1))
func plainp(_ a: Int, rest: Int..., last: Int = 1) -> String { "variadic and default" }
func plainp(_ a: Int, rest: Int...) -> String { "variadic" }
print(plainp(1))
func plainr(_ a: Int, rest: Int..., last: Int = 1) -> String { "variadic and default" }
func plainr(_ a: Int, b: Int = 1) -> String { "default" }
print(plainr(1))
func plains(a: Int..., b: Int...) -> String { "2 variadic" }
func plains(a: Int...) -> String { "1 variadic" }
print(plains())
func plaint(a: Int..., b: Int...) -> String { "2 variadic" }
func plaint(c: Int = 1) -> String { "1 default" }
print(plaint())
// expect: variadic
// expect: generic
// expect: variadic
// expect: default
// expect: generic
// expect: generic default
// expect: generic
// expect: generic
// expect: default
// expect: plain
// expect: some
// expect: generic
// expect: default
// expect: default
// expect: default
// expect: plain
// expect: generic
// expect: plain
// expect: d
// expect: d
// expect: string default
// expect: one default
// expect: plain
// expect: variadic
// expect: default
// expect: 1 variadic
// expect: 1 default
