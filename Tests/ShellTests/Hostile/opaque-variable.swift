// status: 1
// says: underlying type
var x: some Equatable { x }
print(x)
