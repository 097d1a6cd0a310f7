// status: 0
import Foundation

print(1.0.formatted(.number.precision(.fractionLength(-5))))
print(TimeZone(secondsFromGMT: .min) as Any)
