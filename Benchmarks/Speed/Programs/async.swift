func step(_ n: Int) async -> Int { n + 1 }
func twice(_ n: Int) async -> Int { await step(step(n)) }
func run(_ count: Int) async -> Int {
  var n = 0
  for _ in 0..<count { n = await twice(n) }
  return n
}
print(await run(COUNT))
