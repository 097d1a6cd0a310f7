// swift-format-ignore-file
import Foundation
let manager = FileManager.default  // error: `FileManager` can't be run here
let bytes = try? Data(contentsOf: URL(string: "https://example.com")!)  // error: reading a file can't be run here
let text = try? String(contentsOfFile: "/etc/hosts", encoding: .utf8)  // error: reading a file can't be run here
let home = URL(fileURLWithPath: "/tmp")
let name = Bundle.main  // error: `Bundle` can't be run here
func save(_ data: Data, to url: URL) throws { try data.write(to: url) }  // error: writing a file can't be run here
