// swift-format-ignore-file
protocol Copying { init(copying other: Self); func merged(with other: Self) -> Self; static var blank: Self { get } }
extension Copying { func twice() -> Self { merged(with: Self(copying: self)) }; static func all(_ many: Self...) -> Self { many.reduce(blank) { $0.merged(with: $1) } } }
struct Text: Copying, CustomStringConvertible { var s: String; init(_ s: String) { self.s = s }; init(copying other: Text) { s = other.s + "'" }
  func merged(with other: Text) -> Text { Text(s + other.s) }; static let blank = Text(""); var description: String { s } }
class Builder { var parts: [String] = []; required init() {}; func add(_ s: String) -> Self { parts.append(s); return self }; class func make() -> Self { Self() } }
final class Page: Builder { func title(_ t: String) -> Page { add("# " + t) } }
print(Text("a").twice(), Text.all(Text("x"), Text("y"), .blank))  // expect: aa' xy
print(Page.make().add("1").title("T").add("2").parts)  // expect: ["1", "# T", "2"]
print(type(of: Page.make().add("z")))  // expect: Page
