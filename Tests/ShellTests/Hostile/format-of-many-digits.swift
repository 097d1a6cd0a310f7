// status: 1
// says: too large
import Foundation

print(String(format: "%.99999999999999999999f", 5.0).count)
