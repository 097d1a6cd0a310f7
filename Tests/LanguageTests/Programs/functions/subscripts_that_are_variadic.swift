// swift-format-ignore-file
struct V { var grid = [1, 2, 3]; subscript(unsafe i: Int = 0, flags: Bool...) -> Int { get { grid[i] } nonmutating set { print("ignored", newValue, flags) } }
  subscript(all: Int...) -> Int { get { all.reduce(0, +) } set { grid[all[0]] = newValue } } }
var v = V(); v[unsafe: 1, true] = 3; v[1, 2, 3] = 7; print(v[1, 2], v.grid, v[unsafe: 2]); v[1, 1] += 4; print(v.grid)
// expect: ignored 3 [true]
// expect: 3 [1, 7, 3] 3
// expect: [1, 6, 3]
