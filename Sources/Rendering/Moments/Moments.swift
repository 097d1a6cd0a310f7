// How a trace becomes pictures
//
// `Moments` contains everything that renderers draw. It doesn't know styles and widths; a test
// asserts that.
//
// A happening is an event with its cause: the line that it belongs to and the calls from there.
// It belongs to the top level, or to the closures written in the call that is being made. If the
// top level only calls one function, the happenings belong to that function, as they do in a
// test. A lane's happenings belong to the lane's closure, or to the place that created the lane.
// `Times` counts a lane's visits to a line.
//
// `StoreBook` names actions and effects (A1, E1), and knows which lane is an effect's task.
// `ConcurrencyFacts` connect events of different times: a sleep with its cancellation, an
// element with its receiver.
//
// A record may have a million events. So happenings are a view of the events (`HappeningList`),
// a line summarizes its annotations as they arrive (`CondensedLine`), and `Moments` keeps a few
// states and makes the others.
//
// `TracePage` puts annotations under lines, `OutlineText` lists them, `JSONLines` writes the
// same facts, and `WhyText` explains one value. A `Storyboard` is a run in pieces with a `Now`
// after each; pages, drawings and the stage use it. An actor or a store is a `Party`, with a
// track of its own in drawings.

/// The states of a run after each number of its events.
///
/// A state contains all lanes and scopes so far, so storing one for each event would take quadratic
/// space. A few are stored, and the others are computed from the previous one.
struct Moments: Sendable {
  private static let mostKept = 256
  /// The maximum number of lanes, scopes and the like in all stored states, some 100 MB.
  private static let mostParts = 400_000

  private let happenings: HappeningList
  /// The number of events between two stored states.
  private let stride: Int
  private let kept: [Moment]
  /// The state after all events.
  let last: Moment

  /// The number of lanes, scopes and the like in the stored states.
  var storedParts: Int { kept.reduce(0) { $0 + $1.partCount } }

  /// The number of states after the initial one.
  var count: Int { happenings.count }

  init(_ happenings: Happenings) {
    self.happenings = happenings.all
    var stride = happenings.all.count / Self.mostKept + 1
    var moment = Moment(happenings, after: 0)
    var kept: [Moment] = []
    var parts = 0
    for (index, happening) in happenings.all.enumerated() {
      if index.isMultiple(of: stride) {
        kept.append(moment)
        parts += moment.partCount
      }
      if parts > Self.mostParts, kept.count > 1 {
        stride *= 2
        kept = kept.indices.filter { $0.isMultiple(of: 2) }.map { kept[$0] }
        parts /= 2
      }
      moment.add(happening)
    }
    (self.stride, self.kept) = (stride, kept)
    last = moment
  }

  /// - Parameter count: The number of events that have happened.
  func moment(after count: Int) -> Moment {
    guard count < happenings.count else { return last }
    let start = count / stride
    var moment = kept[start]
    for happening in happenings[start * stride..<count] { moment.add(happening) }
    return moment
  }
}
