struct Particle {
  var x: Double
  var speed: Double
  mutating func step(_ time: Double) { x += speed * time }
}
func run(_ count: Int) -> Double {
  var all: [Particle] = []
  for i in 0..<1_000 { all.append(Particle(x: Double(i), speed: Double(i % 7) - 3)) }
  for _ in 0..<count {
    for i in 0..<all.count { all[i].step(0.5) }
  }
  var sum = 0.0
  for particle in all { sum += particle.x }
  return sum
}
print(run(COUNT))
