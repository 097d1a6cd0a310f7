/// The library's types that the language's rules mention. A program's type with the same name isn't
/// one of them.
package enum KnownType: String {
  case mainActor = "MainActor"
  case anyHashable = "AnyHashable"
  case anyKeyPath = "AnyKeyPath"
  case partialKeyPath = "PartialKeyPath"
  case keyPath = "KeyPath"
  case writableKeyPath = "WritableKeyPath"
  case referenceWritableKeyPath = "ReferenceWritableKeyPath"

  package var isKeyPath: Bool {
    switch self {
    case .anyKeyPath, .partialKeyPath, .keyPath, .writableKeyPath, .referenceWritableKeyPath: true
    case .mainActor, .anyHashable: false
    }
  }
}

extension NominalDeclaration {
  package var isMainActor: Bool { known == .mainActor }
  package var isKeyPath: Bool { known?.isKeyPath == true }
}
