// swift-format-ignore-file
func log(_ message: String, line: Int = #line, function: String = #function) { print("\(function):\(line) \(message)") }  // expect: run():3 in run // expect: inner():3 inner // expect: labelled(a:_:):4 labels // expect: make():5 make // expect: init():5 init // expect: p:5 getter // expect: init():5 init // expect: subscript(_:):5 subscript // expect: main:10 closure
func run() { log("in run"); inner(); func inner() { log("inner") } }
func labelled(a: Int, _ b: Int) { log("labels") }
struct S { init() { log("init") }; var p: Int { log("getter"); return 1 }; subscript(i: Int) -> Int { log("subscript"); return i }; static func make() -> S { log("make"); return S() } }
run()
labelled(a: 1, 2)
_ = S.make().p
_ = S()[2]
[1].forEach { _ in log("closure") }
func at(_ line: UInt = #line) -> UInt { line }
print(at(), [at(),  // expect: 12 [12, 13]
  at()])
func file(_ f: StaticString = #fileID) -> Bool { "\(f)".hasSuffix(".swift") && "\(f)".contains("/") }
print(file(), #function)  // expect: true main
struct Tagged { var tag: String; init(_ tag: String = #function) { self.tag = tag } }
final class Tags { var one = Tagged(), all = [Tagged()], name = #function; static let shared = Tagged(); func given(_ t: Tagged = Tagged()) -> String { t.tag } }
print(Tags().one.tag, Tags().all[0].tag, Tags().name, Tags.shared.tag, Tags().given())  // expect: Tags Tags Tags Tags given(_:)
