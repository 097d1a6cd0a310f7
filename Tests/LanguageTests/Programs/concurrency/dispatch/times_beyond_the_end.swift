// swift-format-ignore-file
import Dispatch
print(DispatchTime.now() + Double.infinity == .distantFuture, DispatchTime.now() + .seconds(.max) == .distantFuture,
  DispatchTime.now() + .never == .distantFuture, DispatchTime.now() + 1 > .now(), DispatchTime.now() - 1 < .now())
// expect: true true true true true
