// swift-format-ignore-file
import Foundation
struct Tree: Codable, Equatable { var names: [String: [String]] = [:]; var below: [Tree] = [] }
let text = #"{"names":{"A":["B"]},"below":[{"names":{},"below":[]}]}"#
print(try JSONDecoder().decode(Tree.self, from: Data(text.utf8)))
// expect: Tree(names: ["A": ["B"]], below: [main.Tree(names: [:], below: [])])
