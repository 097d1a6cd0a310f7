// swift-format-ignore-file
// The line of a directive is a number that the compiler can count from.
#sourceLocation(file: "made.swift", line: 0)  // error: the line number needs to be greater than zero
print(#line)
#sourceLocation(file: "made.swift", line: 9223372036854775807)  // error: expected starting line number for #sourceLocation directive
print(#line)
