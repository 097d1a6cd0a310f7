struct Full: Error {}
protocol Saving {
  associatedtype Failure: Error
  func save(_ number: Int) throws(Failure)
}
struct Printer: Saving { func save(_ number: Int) { print(number) } }
struct Box: Saving { func save(_ number: Int) throws(Full) { throw Full() } }
struct File: Saving { func save(_ number: Int) throws { throw Full() } }
struct Generic<E: Error>: Saving {
  let error: E
  func save(_ number: Int) throws(E) { throw error }
}
protocol Mapping {
  associatedtype Failure: Error
  func map(_ change: () throws(Failure) -> Int) throws(Failure) -> Int
}
struct Typed: Mapping {
  func map(_ change: () throws(Full) -> Int) throws(Full) -> Int { try change() }
}
print(Printer.Failure.self, Box.Failure.self, File.Failure.self, Generic<Full>.Failure.self)
print(Typed.Failure.self)
extension Saving where Failure == Never {
  func saveTwice() {
    save(1)
    self.save(2)
  }
}
Printer().saveTwice()
do { try Box().save(1) } catch { print(error) }
// expect: Never Full Error Full
// expect: Full
// expect: 1
// expect: 2
// expect: Full()
