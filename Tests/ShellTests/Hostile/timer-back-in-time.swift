// status: 0
import Dispatch

let timer = DispatchSource.makeTimerSource()
timer.schedule(deadline: .now(), repeating: -5.0)
print("made")
