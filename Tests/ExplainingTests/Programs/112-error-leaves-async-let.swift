//? The error of the first left the function, and the second was cancelled before it was awaited.
struct NoUser: Error {}
func user() async throws -> String {
  try await Task.sleep(for: .milliseconds(20))
  throw NoUser()
}
func posts() async throws -> [String] {
  try await Task.sleep(for: .seconds(5))
  return ["hello"]
}
func page() async throws -> String {
  async let posts = posts()
  async let user = user()
  return "\(try await user): \(try await posts)"
}
do { print(try await page()) } catch { print("no page:", error) }
