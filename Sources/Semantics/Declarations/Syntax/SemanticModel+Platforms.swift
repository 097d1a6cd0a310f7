import Reading
package import SwiftSyntax

/// The platforms in `@available` and `#available`.
extension SemanticModel {
  func checkPlatforms(of attribute: AttributeSyntax, in context: Context) {
    guard !context.file.isPrelude else { return }
    guard case .availability(let list)? = attribute.arguments, !list.isEmpty else {
      report(AttributeMessage.availableWithoutPlatform, at: context.file.position(of: attribute))
      return
    }
    if list.hasVersions, !list.hasStar, let last = list.last {
      report(AttributeMessage.futurePlatforms, at: context.file.position(of: last))
    }
  }

  /// `#available` says what is true on the platforms that it doesn't name.
  package func checkPlatforms(of condition: AvailabilityConditionSyntax, in context: Context) {
    let list = condition.availabilityArguments
    guard condition.availabilityKeyword.text == "#available", !list.hasStar,
      let last = list.last
    else { return }
    report(
      list.hasVersions
        ? AttributeMessage.futurePlatforms : .conditionWithoutOtherPlatforms,
      at: context.file.position(of: list.hasVersions ? Syntax(last) : Syntax(condition)))
  }
}

extension AvailabilityArgumentListSyntax {
  fileprivate var hasStar: Bool { contains { $0.argument.trimmedDescription == "*" } }

  /// Whether a platform has a version, as in `macOS 13`. The language's version needs no platform.
  fileprivate var hasVersions: Bool {
    contains { item in
      if case .availabilityVersionRestriction(let platform) = item.argument {
        platform.version != nil
          && !["swift", "_PackageDescription"].contains(platform.platform.text)
      } else {
        false
      }
    }
  }
}
