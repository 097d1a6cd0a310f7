//? An override in effect at the read comes before the captured one.
import Dependencies

struct Palette: DependencyKey {
  static let liveValue = "light"
  static let testValue = "test"
}

struct Locale2: DependencyKey {
  static let liveValue = "en"
  static let testValue = "test"
}

struct Reader: Sendable {
  @Dependency(Palette.self) var palette
  @Dependency(Locale2.self) var locale
  func page() -> String { "page in \(palette), \(locale)" }
}

struct Printer {
  func print2(_ reader: Reader) -> String {
    withDependencies {
      $0[Palette.self] = "black and white"
    } operation: {
      reader.page()
    }
  }
}

let reader = withDependencies {
  $0[Palette.self] = "sepia"
  $0[Locale2.self] = "fr"
} operation: {
  Reader()
}
print(reader.page())
print(Printer().print2(reader))
print(reader.page())
