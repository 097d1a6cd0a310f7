// A literal beside a value whose type another literal decides.

print(Array("ab").first == "a")  // expect: true
print(Array([1, 2.5]).first == 1)  // expect: true
print(Set([1.5]).first == 1)  // expect: false
print(Array(["a"]).last ?? "z")  // expect: a
print(Array("ab").last ?? "z")  // expect: b
print(Array([1.5, 2]).min() == 1.5)  // expect: true
print(zip("ab", [1.5, 2]).map { $1 }.first == 1.5)  // expect: true
print(Dictionary(uniqueKeysWithValues: zip("ab", [1, 2]))["a"] == 1)  // expect: true
