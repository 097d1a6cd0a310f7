// swift-format-ignore-file
import Foundation
// Codable enums with payloads, custom strategies, dictionaries keyed by enums
enum Shape: Codable, Equatable { case circle(radius: Double), rect(Double, Double), group([Shape]), unit }
enum Key: String, Codable, CodingKeyRepresentable, CaseIterable { case a, b }
struct Drawing: Codable { var shapes: [Shape]; var counts: [Key: Int]; var created: Date; var blob: Data; var opacity: Float?; var link: URL?; var size: CGSize = .zero }
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]; e.dateEncodingStrategy = .secondsSince1970; e.keyEncodingStrategy = .convertToSnakeCase
let d = JSONDecoder(); d.dateDecodingStrategy = .secondsSince1970; d.keyDecodingStrategy = .convertFromSnakeCase
let drawing = Drawing(shapes: [.circle(radius: 1.5), .rect(1, 2), .group([.unit])], counts: [.a: 1], created: Date(timeIntervalSince1970: 100), blob: Data([1, 2, 255]), opacity: 0.5, link: URL(string: "https://x.y"))
let text = String(decoding: try e.encode(drawing), as: UTF8.self)
print(text)
let back = try d.decode(Drawing.self, from: Data(text.utf8))
print(back.shapes == drawing.shapes, back.counts, back.created == drawing.created, Array(back.blob), back.opacity ?? 0, back.link!.host()!, back.size)
do { _ = try d.decode([Shape].self, from: Data(#"[{"circle": {"radius": 1}, "unit": {}}]"#.utf8)) } catch let DecodingError.typeMismatch(_, c) { print(c.debugDescription) } catch { print("other") }
do { _ = try d.decode([Shape].self, from: Data(#"[{"square": {}}]"#.utf8)) } catch let DecodingError.typeMismatch(_, c) { print(c.debugDescription) } catch { print("other", error) }
// expect: {"blob":"AQL\/","counts":{"a":1},"created":100,"link":"https:\/\/x.y","opacity":0.5,"shapes":[{"circle":{"radius":1.5}},{"rect":{"_0":1,"_1":2}},{"group":{"_0":[{"unit":{}}]}}],"size":[0,0]}
// expect: true [main.Key.a: 1] true [1, 2, 255] 0.5 x.y CGSize(width: 0.0, height: 0.0)
// expect: Invalid number of keys found, expected one.
// expect: Invalid number of keys found, expected one.
