// swift-format-ignore-file
struct Point { var x = 1 }
@available(*, unavailable)
extension Point: Sendable {}
struct Holder: Sendable { let point: Point }  // error: stored property 'point' of 'Sendable'-conforming struct 'Holder' has non-Sendable type 'Point'
func apply(_ function: @Sendable () -> Void) { function() }
func use(_ point: Point) {
  apply { print(point.x) }  // error: capture of 'point' with non-Sendable type 'Point' in a '@Sendable' closure
}
