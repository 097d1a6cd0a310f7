// swift-format-ignore-file
import Dispatch

let group = DispatchGroup()
group.enter()
group.leave()
group.leave()  // trap: Unbalanced call to dispatch_group_leave()
