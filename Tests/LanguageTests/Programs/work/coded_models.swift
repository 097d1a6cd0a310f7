// swift-format-ignore-file
import Foundation
struct Address: Codable, Hashable { var street: String; let zip: Int? }
enum Role: String, Codable, CaseIterable { case admin, guest }
struct User: Codable, Identifiable, Equatable, Sendable {
  let id: UUID
  var name: String
  var role = Role.guest
  var addresses: [Address] = []
  var scores: [String: Double]
  let born: Date?
  var site: URL?
  private enum CodingKeys: String, CodingKey { case id, name = "full_name", role, addresses, scores, born, site }
  static let keys = CodingKeys.name.stringValue
}
struct Page<Item: Codable>: Codable { var items: [Item]; var next: Int? }
enum Shape: Codable { case circle(radius: Double), square(Double), none }
final class Model: Codable { var n = 1; var list: [Shape] = [] }
struct Box<T> { var t: T }
extension Box: Encodable where T: Encodable {}
func kind(_ v: some Encodable) -> String { "\(type(of: v))" }
print(kind(Page(items: [1, 2])), kind(Box(t: "x")), kind([Role.admin]))
let any: Any = Page(items: [Role.admin])
print(any is any Decodable, (1, 2) is any Encodable, any is any Codable)
// expect: Page<Int> Box<String> Array<Role>
// expect: true false true
