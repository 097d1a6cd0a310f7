// swift-format-ignore-file
let all = await withTaskGroup(of: (Int, String).self) { group in
  for i in 0..<3 { group.addTask { (i, "g\(i)") } }
  return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }  // error: sending 'group' risks causing data races
}
print(all.sorted { $0.key < $1.key }.map(\.value))
