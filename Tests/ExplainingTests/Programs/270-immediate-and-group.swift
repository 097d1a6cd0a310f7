//? An immediate task runs before the next line; an upload isn't in the group, whose closure only starts it.
import Dispatch

@MainActor final class Badge {
  var count = 0
  func refresh(_ name: String) async {
    count += 1
    print("\(name) begins, count \(count)")
    await Task.yield()
    print("\(name) ends")
  }
}

let badge = Badge()
let now = Task.immediate { await badge.refresh("immediate") }
print("started, count \(badge.count)")
await now.value

let network = DispatchQueue(label: "network")
func upload(_ file: String) {
  network.asyncAfter(deadline: .now() + .milliseconds(30)) { print("uploaded \(file)") }
}
func uploadAll(_ files: [String]) {
  let group = DispatchGroup()
  for file in files { network.async(group: group) { upload(file) } }
  network.sync {}  // the closures have run
  group.notify(queue: network) { print("all uploaded") }
}
uploadAll(["a.png"])
try await Task.sleep(for: .milliseconds(90))
