// status: 0
import Foundation

print(pow(9.0, 1e300), 1 << 1_000_000_000)
