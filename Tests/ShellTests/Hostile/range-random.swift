// status: 3
print((0..<Int.max).shuffled().count)
