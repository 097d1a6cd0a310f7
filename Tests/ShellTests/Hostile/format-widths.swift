// status: 3
// megabytes: 250
import Foundation
print(String(format: String(repeating: "%1$9999d", count: 400_000), 1).utf8.count)
