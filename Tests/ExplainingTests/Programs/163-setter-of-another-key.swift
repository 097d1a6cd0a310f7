//? The setter of `reviews` sets `RatingsKey`, and its getter reads `ReviewsKey`.
import Dependencies

struct Ratings: Sendable {
  var stars: @Sendable (String) -> Int
}
private enum RatingsKey: DependencyKey {
  static let liveValue = Ratings(stars: { _ in 3 })
  static let testValue = Ratings(stars: { _ in 3 })
}
private enum ReviewsKey: DependencyKey {
  static let liveValue = Ratings(stars: { _ in 1 })
  static let testValue = Ratings(stars: { _ in 1 })
}
extension DependencyValues {
  var ratings: Ratings {
    get { self[RatingsKey.self] }
    set { self[RatingsKey.self] = newValue }
  }
  var reviews: Ratings {
    get { self[ReviewsKey.self] }
    set { self[RatingsKey.self] = newValue }
  }
}

struct FilmPage {
  @Dependency(\.ratings) var ratings
  @Dependency(\.reviews) var reviews

  func summary(_ film: String) -> String {
    "\(ratings.stars(film)) stars, \(reviews.stars(film)) in reviews"
  }
}

let page = withDependencies {
  $0.reviews = Ratings(stars: { _ in 5 })
} operation: {
  FilmPage()
}
print(page.summary("Alien"))
