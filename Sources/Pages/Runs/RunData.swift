import Foundation
import MessageTables
import Phrases
import Recording
import Rendering

/// The states of a run as data for the page's script, without duplicates.
///
/// `moments[n]` is the state after `n` notes: indices into `lanes`, `stores`, `models` and
/// `caches`, and the length of the printed `output`. A lane is a title, its activity, whether it is
/// over, and indices into `bindings`. A binding is a name, a value, an origin and a state.
struct RunData: Encodable {
  struct Moment: Encodable {
    var lanes: [Int]
    var stores: [Int]
    var models: [Int]
    var caches: [Int]
    /// The number of characters as JavaScript counts them.
    var output: Int
  }

  struct Lane: Encodable, Hashable {
    var title: String
    var doing: String
    var isOver: Bool
    var bindings: [Int]
  }

  private(set) var moments: [Moment] = []
  private(set) var lanes: [Lane] = []
  private(set) var bindings: [[String]] = []
  private(set) var stores: [StoreState] = []
  private(set) var models: [[String]] = []
  private(set) var caches: [[String]] = []
  private(set) var output = ""
  /// The texts to announce when a moment is shown.
  private(set) var says: [String] = []

  init(_ board: Storyboard, _ states: [Now]) {
    var table = Table()
    for now in states {
      moments.append(
        Moment(
          lanes: now.lanes.map { lane in
            let bindings = lane.bindings.map { binding in
              table.bindings.index(
                of: [
                  binding.name, binding.value, binding.origin.characters, binding.state.rawValue,
                ].map(\.withVisibleControls))
            }
            return table.lanes.index(
              of: Lane(
                title: lane.title.characters, doing: lane.doing.characters, isOver: lane.isOver,
                bindings: bindings))
          },
          stores: now.stores.map { table.stores.index(of: StoreState($0)) },
          models: now.models.map { model in
            table.models.index(
              of: [model.title.characters] + model.captured.map(\.withVisibleControls))
          },
          caches: now.caches.map { entry in
            table.caches.index(
              of: [entry.context, entry.name, entry.value, entry.origin.characters]
                .map(\.withVisibleControls))
          },
          output: HTML.visibleLines(now.output).utf16.count))
    }
    (lanes, bindings) = (table.lanes.all, table.bindings.all)
    stores = table.stores.all
    (models, caches) = (table.models.all, table.caches.all)
    output = HTML.visibleLines(board.output)
    says = board.notes.map { note in
      let place = note.line.map { DrawingMessage.line($0).text + " " } ?? ""
      let what = note.what.map(\.characters).joined(separator: ", ")
      let origin = note.origin.isEmpty ? "" : " — " + note.origin.characters
      return place + "\(note.lane.name): \(note.verb) " + what + origin
    }
  }

  /// JSON that is safe inside a script element.
  var json: HTML {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data("{}".utf8)
    return HTML(json: String(decoding: data, as: UTF8.self))
  }

  private struct Table {
    var lanes = Interned<Lane>()
    var bindings = Interned<[String]>()
    var stores = Interned<StoreState>()
    var models = Interned<[String]>()
    var caches = Interned<[String]>()
  }

  private struct Interned<Element: Hashable> {
    var all: [Element] = []
    private var indices: [Element: Int] = [:]

    mutating func index(of element: Element) -> Int {
      if let index = indices[element] { return index }
      indices[element] = all.count
      all.append(element)
      return all.count - 1
    }
  }
}

extension HTML {
  /// Escapes `<`, so that it can't end the script element.
  fileprivate init(json: String) {
    self.init(trusted: json.replacingOccurrences(of: "<", with: "\\u003c"))
  }

  /// Returns a program's output with all its characters visible.
  static func visibleLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).withVisibleControls }.joined(separator: "\n")
  }
}
