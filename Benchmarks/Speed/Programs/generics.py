class Stack:
    def __init__(self): self.elements = []
    def push(self, element): self.elements.append(element)
    def pop(self): return self.elements.pop() if self.elements else None
def largest(a, b): return a if a > b else b
def run(count):
    stack = Stack()
    best = 0
    for i in range(count):
        stack.push(i % 1000)
        best = largest(best, i % 977)
        if i % 3 == 2:
            top = stack.pop()
            if top is not None: best = largest(best, top)
    return best + len(stack.elements)
print(run(COUNT))
