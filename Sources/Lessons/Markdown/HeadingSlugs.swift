/// Makes the anchors a code-hosting site makes, so that links to steps work there too.
struct HeadingSlugs {
  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  /// The slug for the next heading of the file, with `-1`, `-2`, … when it is taken.
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

  /// Lower case; spaces become hyphens; only letters, digits, hyphens and underscores stay.
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
