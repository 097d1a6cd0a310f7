// swift-format-ignore-file
class Box { var value = 0 }
func send(_ box: Box, _ boxes: AsyncStream<Box>.Continuation) {
  boxes.yield(box)  // error: sending 'box' risks causing data races
}
