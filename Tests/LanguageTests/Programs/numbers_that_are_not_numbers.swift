let minus = -Double.nan
print(minus, "\(minus)", minus.description, [minus, .nan], -Float.nan)
print(Double.signalingNaN, 0.0 * -Double.infinity, abs(-0.0), abs(-3), abs(-2.5))
debugPrint(minus)
// expect: -nan -nan nan [-nan, nan] -nan
// expect: snan -nan 0.0 3 2.5
// expect: -nan
