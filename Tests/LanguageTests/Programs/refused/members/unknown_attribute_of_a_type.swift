// swift-format-ignore-file
// What the attribute could have added isn't known, so nothing else is reported.
@main2 struct S { var a: Int }  // error: unknown attribute 'main2'
print(S(a: 1).a)
