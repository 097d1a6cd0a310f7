let task = Task.detached { print("x") }
task.cancel  // error: function is unused
