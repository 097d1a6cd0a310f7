// swift-format-ignore-file
import Dispatch
func h() {
  var n = 0
  DispatchQueue.global().async { n += 1 }  // error: mutation of captured var 'n' in concurrently-executing code
  n += 1
}
