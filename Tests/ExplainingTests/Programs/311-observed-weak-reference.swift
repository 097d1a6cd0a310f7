//? owner is weak, and its object was released, because nothing else kept it. position += 0 notifies although nothing changes.
import Observation

final class Owner {
  let name: String
  init(_ name: String) { self.name = name }
}

@Observable
final class Playlist {
  var position = 0
  weak var owner: Owner?
}

let list = Playlist()
var owner: Owner? = Owner("Ada")
list.owner = owner
withObservationTracking {
  _ = list.position
} onChange: {
  print("position changes")
}
list.position += 0
owner = nil
print(list.owner?.name ?? "nobody")
