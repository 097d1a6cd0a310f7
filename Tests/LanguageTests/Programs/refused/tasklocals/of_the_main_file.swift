// swift-format-ignore-file
@TaskLocal var requestID: Int?
func log(_ m: String) { print(requestID as Any, m) }  // error: main actor-isolated var 'requestID' can not be referenced from a nonisolated context
$requestID.withValue(1) { log("x") }
