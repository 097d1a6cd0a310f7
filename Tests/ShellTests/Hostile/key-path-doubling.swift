// status: 3
// says: values nested deeper
struct N { var me: N { self } }
var k: KeyPath<N, N> = \N.me
for _ in 0..<25 { k = k.appending(path: k) }
print(k == k, Set([k]).count)
