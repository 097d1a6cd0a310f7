// swift-format-ignore-file
protocol Named {}
protocol Titled: Named {}
protocol Tagged { var tag: String { get } }
extension Named { func who() -> String { "named" } }
extension Titled { func who() -> String { "titled" } }
extension Tagged { var tag: String { "any" } }
extension Tagged where Self: Titled { var tag: String { "titled tag" } }
extension Tagged where Self: Equatable, Self: Titled { var tag: String { "equatable titled tag" } }
struct A: Named, Tagged {}
struct B: Titled, Tagged {}
struct C: Titled, Tagged, Equatable {}
// expect: named titled any titled tag equatable titled tag
print(A().who(), B().who(), A().tag, B().tag, C().tag)
func f(_ t: some Tagged) -> String { t.tag }
print(f(A()), f(B()), f(C()))  // expect: any titled tag equatable titled tag
func over(_ x: some Named) -> String { "named" }
func over(_ x: some Titled) -> String { "titled" }
func over(_ x: B) -> String { "B" }
print(over(A()), over(B()), over(C()))  // expect: named B titled
