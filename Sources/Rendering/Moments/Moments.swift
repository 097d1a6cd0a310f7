/// The states of a run after each number of its events.
///
/// A state knows all lanes and scopes so far, so that one for each event would take room as the square
/// of their number. A few are kept; the others are made from the one before.
struct Moments: Sendable {
  private static let mostKept = 256

  private let happenings: HappeningList
  /// How many events lie between two that are kept.
  private let stride: Int
  private let kept: [Moment]
  /// After all events.
  let last: Moment

  /// How many states there are after the one before anything has happened.
  var count: Int { happenings.count }

  init(_ happenings: Happenings) {
    self.happenings = happenings.all
    stride = happenings.all.count / Self.mostKept + 1
    var moment = Moment(happenings, after: 0)
    var kept: [Moment] = []
    for (index, happening) in happenings.all.enumerated() {
      if index.isMultiple(of: stride) { kept.append(moment) }
      moment.add(happening)
    }
    self.kept = kept
    last = moment
  }

  /// - Parameter count: How many of the events have happened.
  func moment(after count: Int) -> Moment {
    guard count < happenings.count else { return last }
    let start = count / stride
    var moment = kept[start]
    for happening in happenings[start * stride..<count] { moment.add(happening) }
    return moment
  }
}
