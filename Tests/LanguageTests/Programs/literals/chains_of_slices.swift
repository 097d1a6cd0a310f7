// swift-format-ignore-file
// What a chain of `+` is wanted as says which of them takes a slice.
func rotate(_ word: String) -> String { word.dropFirst() + String(word.prefix(1)) + "ay" }
print(rotate("pig"))
// expect: igpay
let text: String = "abc".dropFirst() + "d" + "e"
let word = "swift", slice = word.dropFirst(2)
let longer: String = slice + word + word + "b" + word
func show(_ text: String) { print(text) }
show(slice + word + "c")
// expect: iftswiftc
show(slice + "c" + slice + "d")
// expect: iftciftd
print(text, longer, type(of: slice + word), type(of: word + slice))
// expect: bcde iftswiftswiftbswift Substring String
let numbers = [1, 2, 3][1...]
let all: [Int] = numbers + [4] + [5] + numbers
print(all, type(of: numbers + [1]))
// expect: [2, 3, 4, 5, 2, 3] ArraySlice<Int>
