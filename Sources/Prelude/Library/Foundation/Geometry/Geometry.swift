// Points, sizes and rectangles, as Foundation on Linux computes with them.

struct CGPoint: Hashable, Sendable {
  var x: CGFloat
  var y: CGFloat
  init() { self.init(x: CGFloat(), y: CGFloat()) }
  init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  static var zero: CGPoint { CGPoint() }
}
struct CGSize: Hashable, Sendable {
  var width: CGFloat
  var height: CGFloat
  init() { self.init(width: CGFloat(), height: CGFloat()) }
  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
  init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
  init(width: Double, height: Double) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }
  static var zero: CGSize { CGSize() }
}
struct CGRect: Hashable, Sendable {
  var origin: CGPoint
  var size: CGSize
  init() { self.init(origin: CGPoint(), size: CGSize()) }
  init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  static var zero: CGRect { CGRect() }
  static var null: CGRect {
    CGRect(origin: CGPoint(x: CGFloat.infinity, y: CGFloat.infinity), size: CGSize())
  }
  static var infinite: CGRect {
    let most = CGFloat.greatestFiniteMagnitude
    return CGRect(x: -most / 2, y: -most / 2, width: most, height: most)
  }
  var width: CGFloat { abs(size.width) }
  var height: CGFloat { abs(size.height) }
  var minX: CGFloat { origin.x + min(size.width, CGFloat()) }
  var midX: CGFloat { (minX + maxX) * CGFloat(0.5) }
  var maxX: CGFloat { origin.x + max(size.width, CGFloat()) }
  var minY: CGFloat { origin.y + min(size.height, CGFloat()) }
  var midY: CGFloat { (minY + maxY) * CGFloat(0.5) }
  var maxY: CGFloat { origin.y + max(size.height, CGFloat()) }
  var isEmpty: Bool { isNull || size.width.isZero || size.height.isZero }
  var isInfinite: Bool { self == CGRect.infinite }
  var isNull: Bool { origin.x == CGFloat.infinity || origin.y == CGFloat.infinity }
  var standardized: CGRect {
    isNull ? CGRect.null : CGRect(x: minX, y: minY, width: width, height: height)
  }
  var integral: CGRect {
    guard !isNull else { return self }
    let (x, y) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
  }
  static func == (lhs: CGRect, rhs: CGRect) -> Bool {
    if lhs.isNull, rhs.isNull { return true }
    let (left, right) = (lhs.standardized, rhs.standardized)
    return left.origin == right.origin && left.size == right.size
  }
  func contains(_ point: CGPoint) -> Bool {
    guard !isEmpty else { return false }
    return minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
  func contains(_ rect2: CGRect) -> Bool { union(rect2) == self }
  func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return self }
    let two = CGFloat(2)
    let (width, height) = (self.width - two * dx, self.height - two * dy)
    guard width >= CGFloat(), height >= CGFloat() else { return CGRect.null }
    return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  func union(_ r2: CGRect) -> CGRect {
    if isNull { return r2 }
    if r2.isNull { return self }
    let (x, y) = (min(minX, r2.minX), min(minY, r2.minY))
    return CGRect(x: x, y: y, width: max(maxX, r2.maxX) - x, height: max(maxY, r2.maxY) - y)
  }
  func intersection(_ r2: CGRect) -> CGRect {
    if isNull || r2.isNull { return CGRect.null }
    let (x, y) = (max(minX, r2.minX), max(minY, r2.minY))
    let (endX, endY) = (min(maxX, r2.maxX), min(maxY, r2.maxY))
    guard x <= endX, y <= endY else { return CGRect.null }
    return CGRect(x: x, y: y, width: endX - x, height: endY - y)
  }
  func intersects(_ r2: CGRect) -> Bool { !intersection(r2).isNull }
}
extension CGPoint: Encodable, Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    x = try container.decode(CGFloat.self)
    y = try container.decode(CGFloat.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}
extension CGSize: Encodable, Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    width = try container.decode(CGFloat.self)
    height = try container.decode(CGFloat.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(width)
    try container.encode(height)
  }
}
extension CGRect: Encodable, Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    origin = try container.decode(CGPoint.self)
    size = try container.decode(CGSize.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(origin)
    try container.encode(size)
  }
}
