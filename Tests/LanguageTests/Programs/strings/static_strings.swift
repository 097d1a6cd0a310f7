let text: StaticString = "abc"
let accented: StaticString = "é"
print(text.utf8CodeUnitCount, text.isASCII, text.hasPointerRepresentation)  // expect: 3 true true
print(accented.utf8CodeUnitCount, accented.isASCII)  // expect: 2 false
