// status: 0
// prints: prints  1
// repeat: 1500 "func f{p}() -> Int { let x = f{i}(); return x }\n"
// end: func f1500() -> Int { 1 }; print(f1499())
