// The compiler computes a quotient of literals, and its result has no minus sign.
let zero = 0.0
print(0.0 / 0.0, 0.0 / 0, Float(0) / 0, -(0.0 / 0.0), [0.0 / 0.0], "\(0.0 / 0.0)")
print((zero / zero).magnitude, abs(zero / zero), abs(-zero))
print(1.0 / 0, -1.0 / 0, abs(-2.5), abs(-3), abs(Float(-1)), abs(Int8(-7)))
// expect: nan nan nan -nan [nan] nan
// expect: nan nan 0.0
// expect: inf -inf 2.5 3 1.0 7
