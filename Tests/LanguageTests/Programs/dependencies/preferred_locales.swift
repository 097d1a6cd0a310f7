// swift-format-ignore-file
import Dependencies
import Foundation
struct Menu {
  @Dependency(\.preferredLocales) var locales
  @Dependency(\.locale) var locale
  var names: [String] { locales.map { $0.identifier } }
}
let menu = withDependencies {
  $0.preferredLocales = [Locale(identifier: "de_DE"), Locale(identifier: "en_GB")]
  $0.locale = Locale(identifier: "fr_FR")
} operation: { Menu() }
print(menu.names, menu.locale.identifier)
print(withDependencies(from: menu) { $0.preferredLocales.removeLast() } operation: { Menu().names })
let empty = withDependencies { $0.preferredLocales = [] } operation: { Menu().names.isEmpty }
print(empty)
// expect: ["de_DE", "en_GB"] fr_FR
// expect: ["de_DE"]
// expect: true
