// Where a conformance holds under more conditions than another, its protocol's defaults don't fill
// requirements of the other.
protocol Named { func name() -> String }
protocol Titled: Named {}
extension Named { func name() -> String { "named" } }
extension Titled { func name() -> String { "titled" } }
struct Always<T> { var value: T }
extension Always: Named {}
extension Always: Titled where T: Equatable {}
struct Inside<T> { var value: T }
extension Inside: Named where T: Named {}
extension Inside: Titled where T: Titled {}
struct Page: Titled {}
func name(_ some: some Named) -> String { some.name() }
func title(_ some: some Titled) -> String { some.name() }

print(name(Always(value: 1)), title(Always(value: 1)))  // expect: named named
print(Always(value: 1).name())  // expect: titled
print(name(Page()), title(Page()))  // expect: titled titled
print(name(Inside(value: Page())), title(Inside(value: Page())))  // expect: named named
