//? Each upload is released in another scope than it was made in.
enum Session {
  @TaskLocal static var name = "no session"
}

final class Upload {
  let file: String
  init(file: String) {
    self.file = file
    print("open \(file) for \(Session.name)")
  }
  deinit { print("close \(file) for \(Session.name)") }
}

final class Shelf {
  var current: Upload?
}

let shelf = Shelf()

Session.$name.withValue("anna") {
  shelf.current = Upload(file: "a.png")
}
Session.$name.withValue("ben") {
  shelf.current = Upload(file: "b.png")
}
shelf.current = nil
