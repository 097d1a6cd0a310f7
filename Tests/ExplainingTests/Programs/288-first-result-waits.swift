//? fast is done first, but main waits for slow before it awaits fast.
func load(_ name: String, _ ms: Int) async -> String {
  try? await Task.sleep(for: .milliseconds(ms))
  return name
}
async let slow = load("slow", 80)
async let fast = load("fast", 20)
print(await slow)
print(await fast)
