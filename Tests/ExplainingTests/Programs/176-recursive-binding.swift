//? Each call binds the depth again, inside the binding of its caller.
enum Depth { @TaskLocal static var now = 0 }

func walk(_ depth: Int) -> Int {
  Depth.$now.withValue(depth) { Depth.now + (depth > 0 ? walk(depth - 1) : 0) }
}

print(walk(2))
