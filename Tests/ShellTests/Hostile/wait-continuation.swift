// status: 1
// says: nothing can go on
let n = await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in }
print(n)
