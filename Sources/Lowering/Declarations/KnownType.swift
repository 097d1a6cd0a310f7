/// The types of the library that rules of the language speak of. A type of the program's own may have
/// the name of one of them, and isn't one.
enum KnownType: String {
  case mainActor = "MainActor"
  case anyHashable = "AnyHashable"
  case anyKeyPath = "AnyKeyPath"
  case partialKeyPath = "PartialKeyPath"
  case keyPath = "KeyPath"
  case writableKeyPath = "WritableKeyPath"
  case referenceWritableKeyPath = "ReferenceWritableKeyPath"

  var isKeyPath: Bool {
    switch self {
    case .anyKeyPath, .partialKeyPath, .keyPath, .writableKeyPath, .referenceWritableKeyPath: true
    case .mainActor, .anyHashable: false
    }
  }
}

extension NominalDeclaration {
  var isMainActor: Bool { known == .mainActor }
  var isKeyPath: Bool { known?.isKeyPath == true }
}
