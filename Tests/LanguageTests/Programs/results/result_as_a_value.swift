// swift-format-ignore-file
enum LoadError: Error, Equatable { case missing(Int), broken }
func load(_ id: Int) -> Result<String, LoadError> { switch id { case 1: .success("one"); case 2: .failure(.broken); default: .failure(.missing(id)) } }
for id in 1...3 {
  switch load(id) {
  case .success(let text): print("ok", text)
  case .failure(.missing(let n)): print("missing", n)
  case .failure(let error): print("error", error)
  }
}
print(load(1).map(\.count), load(2).map(\.count))
print(load(1).flatMap { $0.isEmpty ? .failure(.broken) : load(3) })
print(load(3).mapError { "\($0)".count > 3 ? LoadError.broken : $0 } == .failure(.broken), load(1) == .success("one"))
do { print(try load(1).get()); print(try load(3).get()) } catch { print("threw", error) }
let caught = Result { try load(2).get() }
print((try? caught.get()) as Any)
let all = [1, 3].map(load).compactMap { try? $0.get() }
print(all)
// expect: ok one
// expect: error broken
// expect: missing 3
// expect: success(3) failure(main.LoadError.broken)
// expect: failure(main.LoadError.missing(3))
// expect: true true
// expect: one
// expect: threw missing(3)
// expect: nil
// expect: ["one"]
