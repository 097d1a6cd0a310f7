import Lessons
import Testing

/// A lesson with a question about a trace, and an exercise.
let exerciseText = """
  # An exercise

  ## A trace tells

  ```swift
  enum Request {
    @TaskLocal static var id = "none"
  }
  Request.$id.withValue("a1") { print(Request.id) }
  ```

  ```output
  a1
  ```

  > **Look** Where is it bound?
  >
  > - [x] Line 4: so it says.
  > - [ ] Line 2: that is the default.

  Try: bind it once more.

  ## A binding is made

  Bind it.

  ```swift exercise from="id bound"
  func work() { print("id: " + Request.id) }
  work()  // keep
  ```

  ```output
  id: a2
  ```

  > **Hint** Who binds it?
  >
  > **Hint** Let `work` do it.
  >
  > **Solution** The function binds it.
  >
  > ```swift
  > func work() { Request.$id.withValue("a2") { print("id: " + Request.id) } }
  > work()  // keep
  > ```

  The rule.
  """

func exerciseLesson(_ text: String = exerciseText) throws -> Lesson {
  let parsed = Lesson.parse(text, path: "01-exercise.md")
  try #require(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.description))")
  return parsed.lesson
}
