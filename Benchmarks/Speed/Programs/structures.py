class Particle:
    def __init__(self, x, speed):
        self.x = x
        self.speed = speed
    def step(self, time):
        self.x += self.speed * time
def run(count):
    all = []
    for i in range(1_000): all.append(Particle(float(i), float(i % 7) - 3))
    for _ in range(count):
        for i in range(len(all)): all[i].step(0.5)
    sum = 0.0
    for particle in all: sum += particle.x
    return sum
print(run(COUNT))
