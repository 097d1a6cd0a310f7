// swift-format-ignore-file
func show<T>(_ t: T) { print(t) }
let nothing = Void()
show(Void())
func give() -> Void { return Void() }
give()
let result: Result<Void, any Error> = .success(Void())
print(nothing, result, Void.self)
// expect: ()
// expect: () success() ()
