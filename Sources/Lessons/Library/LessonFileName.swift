/// The number and the slug in a file's name: `03-task-locals-on-a-queue.md`.
struct LessonFileName {
  let number: Int?
  let slug: String

  init(path: String) {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    if name.lowercased().hasSuffix(".md") { name.removeLast(3) }
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    let rest = name.dropFirst(digits.count)
    if let number = Int(digits), rest.first == "-", rest.count > 1 {
      self.number = number
      slug = String(rest.dropFirst())
    } else {
      number = nil
      slug = name
    }
  }
}
