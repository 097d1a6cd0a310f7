// swift-format-ignore-file
import Foundation
let environment = ProcessInfo.processInfo.environment  // error: `ProcessInfo` can't be run here
let process = Process()  // error: `Process` can't be run here
let arguments = CommandLine.arguments  // error: `CommandLine` can't be run here
func wait(_ loop: RunLoop) { loop.run() }  // error: `RunLoop` can't be run here
