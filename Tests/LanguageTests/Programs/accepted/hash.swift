// swift-format-ignore-file
struct K: Hashable { var n = 1; func hash(into hasher: inout Hasher) { hasher.combine(n) } }
