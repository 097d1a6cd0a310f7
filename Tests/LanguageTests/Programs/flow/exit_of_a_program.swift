// `exit` ends the program at once.
#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif
final class Guard { deinit { print("never freed") } }
func check(_ numbers: [Int]) -> Int {
  defer { print("never deferred") }
  let found = numbers.map { number -> Int in
    if number > 2 {
      print("leaves with", EXIT_SUCCESS, EXIT_FAILURE)
      exit(EXIT_SUCCESS)
    }
    return number
  }
  return found.count
}
let held = Guard()
print("begins", usleep(10))
print(check([1, 2, 3]), "never printed")

// expect: begins 0
// expect: leaves with 0 1
