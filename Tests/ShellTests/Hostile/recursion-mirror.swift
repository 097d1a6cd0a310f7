// status: 0
final class C { var me: C? }
let c = C()
c.me = c
dump(c)
