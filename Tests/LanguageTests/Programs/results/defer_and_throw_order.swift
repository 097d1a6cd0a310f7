// swift-format-ignore-file
struct Stop: Error {}
func work(_ fail: Bool) throws -> String {
  print("open"); defer { print("close") }
  do { defer { print("inner") }; if fail { throw Stop() }; print("working") }
  defer { print("late") }
  return { print("value"); return "done" }()
}
print((try? work(false)) ?? "none")
print((try? work(true)) ?? "none")
for i in 0..<3 { defer { print("end", i) }; if i == 1 { continue }; print("body", i) }
// expect: open
// expect: working
// expect: inner
// expect: value
// expect: late
// expect: close
// expect: done
// expect: open
// expect: inner
// expect: close
// expect: none
// expect: body 0
// expect: end 0
// expect: end 1
// expect: body 2
// expect: end 2
