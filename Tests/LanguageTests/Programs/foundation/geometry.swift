// swift-format-ignore-file
import Foundation
// geometry with CGFloat layout
struct Insets { var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  static func all(_ v: CGFloat) -> Insets { Insets(top: v, left: v, bottom: v, right: v) } }
extension CGRect { func inset(_ i: Insets) -> CGRect { CGRect(x: minX + i.left, y: minY + i.top, width: width - i.left - i.right, height: height - i.top - i.bottom) }
  var center: CGPoint { CGPoint(x: midX, y: midY) } }
extension CGPoint { static func + (l: CGPoint, r: CGPoint) -> CGPoint { CGPoint(x: l.x + r.x, y: l.y + r.y) }
  func distance(to o: CGPoint) -> CGFloat { hypot(x - o.x, y - o.y) } }
func layout(_ sizes: [CGSize], in bounds: CGRect, spacing: CGFloat = 8) -> [CGRect] {
  var origin = bounds.origin, rowHeight: CGFloat = 0
  return sizes.map { size in
    if origin.x + size.width > bounds.maxX { origin.x = bounds.minX; origin.y += rowHeight + spacing; rowHeight = 0 }
    defer { origin.x += size.width + spacing; rowHeight = max(rowHeight, size.height) }
    return CGRect(origin: origin, size: size)
  }
}
let bounds = CGRect(x: 0, y: 0, width: 100, height: 100).inset(.all(5))
let frames = layout([CGSize(width: 40, height: 10), CGSize(width: 40, height: 20), CGSize(width: 30.5, height: 5)], in: bounds)
for f in frames { print(f.origin.x, f.origin.y, f.size, f.center.distance(to: .zero).rounded()) }
print(frames.reduce(CGRect.null) { $0.union($1) }, bounds.contains(frames[2]), frames[0].intersects(frames[1]))
let scale: Double = 1.5
let scaled = frames[0].width * scale
let ratio: Double = frames[0].width / frames[1].height
print(scaled, ratio, Int(scaled), CGFloat(3) / 2, frames.map(\.width).max() ?? 0)
let total: CGFloat = frames.map(\.height).reduce(0, +)
print(total, total == 35, String(format: "%.1f", total), min(total, 10), stride(from: 0, through: total, by: 15).map { $0 })
print(CGPoint(x: 1, y: 2) + CGPoint(x: 0.5, y: 0.5), CGSize.zero == CGSize(width: 0, height: 0))
let angle = CGFloat.pi / 6
print((sin(angle) * 100).rounded() / 100, (cos(Double(angle)) * 100).rounded() / 100)
let data = try JSONEncoder().encode(frames[0])
print(String(decoding: data, as: UTF8.self), try JSONDecoder().decode(CGRect.self, from: data) == frames[0])
// expect: 5.0 5.0 CGSize(width: 40.0, height: 10.0) 27.0
// expect: 53.0 5.0 CGSize(width: 40.0, height: 20.0) 75.0
// expect: 5.0 33.0 CGSize(width: 30.5, height: 5.0) 41.0
// expect: CGRect(origin: Foundation.CGPoint(x: 5.0, y: 5.0), size: Foundation.CGSize(width: 88.0, height: 33.0)) true false
// expect: 60.0 2.0 60 1.5 40.0
// expect: 35.0 true 35.0 10.0 [0.0, 15.0, 30.0]
// expect: CGPoint(x: 1.5, y: 2.5) true
// expect: 0.5 0.87
// expect: [[5,5],[40,10]] true
