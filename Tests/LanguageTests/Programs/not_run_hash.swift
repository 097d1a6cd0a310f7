// swift-format-ignore-file
struct K: Hashable { var n = 1; func hash(into hasher: inout Hasher) { hasher.combine(n) } }  // error: a `hash(into:)` of your own isn't supported in a lesson // error: cannot find type 'Hasher' in scope
