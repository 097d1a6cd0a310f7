//? The stored formatter was made when the locale was bound; later reads use the stored one.
// A static that is made from a task-local keeps the language of the first request.
enum Request {
  @TaskLocal static var language = "en"
}
struct Greeter {
  static let shared = Greeter()
  let hello: String
  init() { hello = Request.language == "de" ? "Guten Tag" : "Hello" }
}
func handle(_ name: String, in language: String) {
  Request.$language.withValue(language) {
    print(Greeter.shared.hello + ", " + name)
  }
}
handle("Ada", in: "de")
handle("Bob", in: "en")
handle("Cem", in: "de")
