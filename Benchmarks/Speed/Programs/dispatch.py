class Base:
    def __init__(self, side): self.side = side
    def area(self): return self.side
class Square(Base):
    def area(self): return self.side * self.side
class Strip:
    def __init__(self, length): self.length = length
    def area(self): return self.length * 2
def run(count):
    shapes = [Base(2), Square(3), Strip(4)]
    bases = [Base(2), Square(3)]
    sum = 0
    for i in range(count):
        sum += shapes[i % 3].area()
        sum += bases[i % 2].area()
    return sum
print(run(COUNT))
