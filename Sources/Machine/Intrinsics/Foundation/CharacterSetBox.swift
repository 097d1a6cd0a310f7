import Foundation

/// A set of Unicode scalars, as a value of the program.
final class CharacterSetBox: NativeValue {
  let members: CharacterSet

  init(_ members: CharacterSet) { self.members = members }

  static var leadsOn: Bool { false }
  var typeName: String { "CharacterSet" }
  var description: String { members.description }

  func isEqual(to other: any NativeValue) -> Bool {
    (other as? CharacterSetBox).map { $0.members == members } ?? false
  }

  func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

extension Arguments {
  func characterSet(_ index: Int) throws(Trap) -> CharacterSet {
    guard case .native(let native) = try value(index), let box = native as? CharacterSetBox else {
      throw Trap(.custom("argument \(index) is no set of characters"))
    }
    return box.members
  }

  /// A dictionary of strings.
  func texts(_ index: Int) throws(Trap) -> [String: String] {
    var texts: [String: String] = [:]
    for case (let key, .string(let text)) in try dictionary(index) {
      if case .string(let name) = key.opened { texts[name] = text }
    }
    return texts
  }
}
