//? The title was made at its first use and kept; later uses get it, although another language is bound.
// A view model keeps a title that it makes from the language of the moment.
enum Request {
  @TaskLocal static var language = "en"
}
final class PageModel {
  let name: String
  init(name: String) { self.name = name }
  lazy var title = Request.language == "de" ? "Seite: \(name)" : "Page: \(name)"
}
func render(_ page: PageModel, in language: String) {
  Request.$language.withValue(language) { print(page.title) }
}
let start = PageModel(name: "start")
let help = PageModel(name: "help")
render(start, in: "de")
render(start, in: "en")
render(help, in: "en")
