def run(count):
    words = [f"word{i}" for i in range(1_000)]
    counts = {}
    for _ in range(count):
        for word in words: counts[word] = counts.get(word, 0) + 1
    sum = 0
    for word in words:
        count = counts.get(word)
        if count is not None: sum += count
    return sum
print(run(COUNT))
