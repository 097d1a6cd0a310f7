/// Makes the same anchors as a code-hosting site, so that links to steps work there too.
struct HeadingSlugs {
  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  /// Returns the slug for the file's next heading, with `-1`, `-2`, … if it is used already.
  mutating func add(_ heading: String) -> String {
    add(slug: Self.slug(heading))
  }

  mutating func add(slug base: String) -> String {
    var slug = base
    while used.contains(slug) {
      let count = counts[base, default: 0] + 1
      counts[base] = count
      slug = "\(base)-\(count)"
    }
    used.insert(slug)
    return slug
  }

  /// Lowercase text with hyphens for spaces; only letters, digits, hyphens and underscores stay.
  static func slug(_ heading: String) -> String {
    var slug = ""
    for character in heading.lowercased() {
      if character == " " {
        slug.append("-")
      } else if character.isLetter || character.isNumber || character == "-" || character == "_" {
        slug.append(character)
      }
    }
    return slug.isEmpty ? "step" : slug
  }
}
