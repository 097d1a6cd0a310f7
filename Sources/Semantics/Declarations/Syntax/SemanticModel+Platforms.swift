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

extension AttributeSyntax {
  /// Whether `@available` excludes the language's version: `@available(swift, obsoleted: 5)`.
  var excludesLanguageVersion: Bool {
    guard case .availability(let list)? = arguments, let first = list.first else { return false }
    if case .availabilityVersionRestriction(let restriction) = first.argument {
      return restriction.platform.text == "swift"
        && restriction.version.map { !$0.isLanguageVersion } ?? false
    }
    guard first.argument.trimmedDescription == "swift" else { return false }
    return list.contains { item in
      switch item.argument {
      case .token(let token): return token.text == "unavailable"
      case .availabilityVersionRestriction: return false
      case .availabilityLabeledArgument(let labeled):
        guard case .version(let version) = labeled.value else { return false }
        switch labeled.label.text {
        case "introduced": return !version.isLanguageVersion
        case "obsoleted": return version.isLanguageVersion
        default: return false
        }
      }
    }
  }
}

extension VersionTupleSyntax {
  /// Whether the language has this version or a newer one.
  fileprivate var isLanguageVersion: Bool {
    let numbers = ([major] + components.map(\.number)).map { Int($0.text) ?? 0 }
    return !SwiftVersion.components.lexicographicallyPrecedes(numbers)
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
