// status: 1
import Foundation

print(String(format: "%1000000000d", 1))
print(String(format: "%.1000000f", 1.0).count)
