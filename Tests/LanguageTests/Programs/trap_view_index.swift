let text = "aé"
print(text.utf8.index(before: text.endIndex) > text.startIndex)  // expect: true
print(text.utf8.index(before: text.startIndex))  // trap: String index is out of bounds
