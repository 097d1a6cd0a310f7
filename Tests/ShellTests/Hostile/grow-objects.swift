// status: 3
final class C {
  var next: C?
  init(_ n: C?) { next = n }
}
var c: C?
while true { c = C(c) }
