//? Both callers found no image, since the actor was free while the first one loaded it; so it was loaded twice.
// A cache as an actor loads the same image twice.
actor Images {
  var cache: [String: String] = [:]
  var loads = 0
  func image(_ name: String) async -> String {
    if let image = cache[name] { return image }
    let image = await load(name)
    cache[name] = image
    return image
  }
  func load(_ name: String) async -> String {
    loads += 1
    try? await Task.sleep(for: .milliseconds(20))
    return "image of \(name) \(loads)"
  }
}
let images = Images()
async let first = images.image("cat")
async let second = images.image("cat")
_ = await (first, second)
print(await images.loads)
