from functools import cmp_to_key
def run(count):
    numbers = []
    seed = 12345
    for _ in range(count):
        seed = (seed * 1103515245 + 12345) % 2147483648
        numbers.append(seed)
    ordered = sorted(numbers, key=cmp_to_key(lambda a, b: -1 if a < b else (1 if b < a else 0)))
    return ordered[0] + ordered[count - 1]
print(run(COUNT))
