// swift-format-ignore-file
import Foundation
let host = ProcessInfo.processInfo.hostName  // error: `ProcessInfo.hostName` can't be run here
let process = Process()  // error: `Process` can't be run here
let arguments = CommandLine.arguments  // error: `CommandLine` can't be run here
func wait(_ loop: RunLoop) { loop.run() }  // error: `RunLoop` can't be run here
