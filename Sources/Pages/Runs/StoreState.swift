import MessageTables
import Phrases
import Rendering

/// A store's state on a page, in its markup and in its script's data.
struct StoreState: Encodable, Hashable {
  var title: String
  var after: String
  /// A name, a value, and the last action's change, if there is one.
  var fields: [[String]]
  /// A label and a text: an effect in flight, or an action that a test hasn't received.
  var rows: [[String]]

  init(_ store: Now.Store) {
    title = store.title
    after = store.after.characters.withVisibleControls
    fields = store.fields.map { field in
      ([field.name, field.value] + (field.change.map { [$0] } ?? [])).map(\.withVisibleControls)
    }
    rows =
      store.effects.map { [Now.Store.inFlight, $0.characters.withVisibleControls] }
      + store.toBeReceived.map { [Now.Store.notReceived, $0.characters.withVisibleControls] }
  }

  var html: HTML {
    let fields = self.fields.map { field -> HTML in
      let change: HTML = field.count > 2 ? " <span class=\"origin\">\(field[2])</span>" : ""
      let kind: HTML = field.count > 2 ? " class=\"changed\"" : ""
      return """
        <li\(kind)><span class="name">\(field[0])</span> = \
        <span class="value">\(field[1])</span>\(change)</li>
        """
    }
    let rows = self.rows.map { row -> HTML in
      "<li><span class=\"origin\">\(row[0])</span> \(row[1])</li>"
    }
    let items = fields + rows
    let list: HTML = items.isEmpty ? "" : "<ul>\(items.joined())</ul>"
    return "<li class=\"on\"><strong>\(title)</strong> \(after)\(list)</li>"
  }
}
