// swift-format-ignore-file
struct Tag: RawRepresentable, Hashable, ExpressibleByStringLiteral { var rawValue: String; init(rawValue: String) { self.rawValue = rawValue }; init(stringLiteral value: String) { rawValue = value } }
extension Tag { static let urgent: Tag = "urgent" }
struct Permissions: OptionSet { let rawValue: Int; static let read = Permissions(rawValue: 1), write = Permissions(rawValue: 2), run = Permissions(rawValue: 4); static let all: Permissions = [.read, .write, .run] }
// expect: true x 2
print(Tag.urgent == "urgent", Tag(rawValue: "x").rawValue, Set<Tag>(["a", "a", .urgent]).count)
var p: Permissions = [.read, .write]
print(p.contains(.read), p.contains(.run), p.rawValue, p == [.write, .read])  // expect: true false 3 true
p.insert(.run); p.remove(.read)
// expect: 6 true 4 true true
print(p.rawValue, p.union(.read) == .all, p.intersection([.run, .read]).rawValue, p.isSubset(of: .all), Permissions().isEmpty)
print(p.symmetricDifference(.all).rawValue, p.subtracting(.run) == .write)  // expect: 1 true
