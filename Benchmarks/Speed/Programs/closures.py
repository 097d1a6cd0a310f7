from functools import reduce
def run(count):
    numbers = list(range(count))
    offset = 3
    mapped = list(map(lambda n: n + offset, numbers))
    kept = list(filter(lambda n: n % 2 == 0, mapped))
    return reduce(lambda a, b: a + b, kept, 0)
print(run(COUNT))
