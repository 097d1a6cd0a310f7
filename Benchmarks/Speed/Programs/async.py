import asyncio
async def step(n): return n + 1
async def twice(n): return await step(await step(n))
async def run(count):
    n = 0
    for _ in range(count): n = await twice(n)
    return n
print(asyncio.run(run(COUNT)))
