import Foundation

// A text that is long enough is shortened, whatever the padding is.
print("hello".padding(toLength: 3, withPad: "", startingAt: 0))  // expect: hel
print("hello".padding(toLength: 5, withPad: "ab", startingAt: 7))  // expect: hello
print("[" + "hello".padding(toLength: 0, withPad: "ab", startingAt: 9) + "]")  // expect: []
print("e\u{301}x".padding(toLength: 2, withPad: "ab", startingAt: 0) == "\u{e9}")  // expect: true
print("hello".padding(toLength: 8, withPad: "ab", startingAt: 1))  // expect: hellobab
