// swift-format-ignore-file
enum Failure: Error { case bad }
func f() throws { throw Failure.bad }  // trap: main.Failure.bad
print("start")  // expect: start
try f()
