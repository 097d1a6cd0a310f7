/// The callers of the executing function, the outermost first.
///
/// Frames are plain bits, so popped frames need no deinitialization. Its unsafe code is correct
/// because the memory has room for `capacity` frames, and the frames below `count` have been
/// pushed.
struct FrameStack: ~Copyable {
  private var frames: UnsafeMutablePointer<Frame>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 4
    frames = .allocate(capacity: capacity)
  }

  deinit { frames.deallocate() }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Frame {
    unsafeAddress {
      precondition(index >= 0 && index < count, "the index is that of a pushed frame")
      return UnsafePointer(frames + index)
    }
    unsafeMutableAddress {
      precondition(index >= 0 && index < count, "the index is that of a pushed frame")
      return frames + index
    }
  }

  @inline(__always) mutating func push(_ frame: Frame) {
    if count == capacity { grow() }
    (frames + count).initialize(to: frame)
    count += 1
  }

  /// Returns the last frame, valid until another one is pushed.
  @inline(__always) mutating func pop() -> UnsafePointer<Frame>? {
    guard count > 0 else { return nil }
    count -= 1
    return UnsafePointer(frames + count)
  }

  mutating func removeLast(_ removed: Int) {
    precondition(removed >= 0 && removed <= count, "at most `count` frames are removed")
    count -= removed
  }

  @inline(never) private mutating func grow() {
    let moved = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
    moved.initialize(from: frames, count: count)
    frames.deallocate()
    frames = moved
    capacity *= 2
  }
}
