// swift-format-ignore-file
@available(*, unavailable) func removed() {}
@available(*, unavailable, message: "write it yourself") func explained(x: Int) {}
@available(*, unavailable, renamed: "newName") func oldName() {}
@available(iOS, unavailable) func elsewhere() {}
func newName() {}
struct Shelf {
  @available(*, unavailable) var gone: Int { 1 }
  @available(*, unavailable, renamed: "title", message: "a name has one word") var theTitle: String { "" }
  var title: String { "" }
  @available(*, unavailable, message: "use a name") subscript(index: Int) -> Int { 1 }
  subscript(name: String) -> Int { 2 }
}
removed() // error: 'removed()' is unavailable
explained(x: 1) // error: 'explained(x:)' is unavailable: write it yourself
oldName() // error: 'oldName()' has been renamed to 'newName'
elsewhere()
let shelf = Shelf()
print(shelf.gone) // error: 'gone' is unavailable
print(shelf.theTitle) // error: 'theTitle' has been renamed to 'title': a name has one word
print(shelf[1]) // error: 'subscript(_:)' is unavailable: use a name
print("abc"[0]) // error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
print("abc".dropFirst()["a".startIndex], shelf["a"])
let text = "abc"
print(text[1...]) // error: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
@available(*, unavailable, message: "say \"please\"") func polite() {}
@available(Linux, unavailable) func platformWithoutName() {}
polite() // error: 'polite()' is unavailable: say "please"
platformWithoutName()
