// status: 1
// says: nest deeper
class Phoenix { deinit { Task.immediate { _ = Phoenix() } } }
_ = Phoenix()
