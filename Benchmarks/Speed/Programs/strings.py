def run(count):
    text = ""
    for i in range(count):
        text += f"item {i}, "
        if len(text) > 10_000: text = ""
    return len(text)
print(run(COUNT))
