// status: 3
// says: computed longer than allowed
// limit: computing=1
func up<S: Sequence>(_ s: S, _ n: Int) where S.Element == Int {
  if n == 0 { print(Array(s)) } else { up([s, s].joined(), n - 1) }
}
up([1], 40)
