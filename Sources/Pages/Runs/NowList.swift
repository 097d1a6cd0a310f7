import MessageTables
import Rendering

/// The state of a run at one moment.
struct NowList {
  let now: Now
  /// The level of its headings.
  var level = 3
  /// Whether lanes that have ended are in the list.
  var showsEnded = true

  var html: HTML {
    let lanes = now.lanes.filter { showsEnded || !$0.isOver }.map { lane -> HTML in
      let bindings = lane.bindings.map { binding -> HTML in
        """
        <li class="\(binding.state.rawValue)"><span class="name">\(binding.name)</span> = \
        <span class="value">\(binding.value)</span> <span class="origin">\(binding.origin)</span></li>
        """
      }
      let list: HTML = bindings.isEmpty ? "" : "<ul>\(bindings.joined())</ul>"
      return """
        <li class="\(lane.isOver ? "over" : "on")"><strong>\(lane.title.characters)</strong> \(lane.doing.characters)\(list)</li>
        """
    }
    var html: HTML =
      lanes.isEmpty ? "" : "\(heading(.lanes))<ul class=\"lanes\">\(lanes.joined())</ul>"
    if !now.stores.isEmpty {
      html +=
        "\(heading(.stores))<ul class=\"stores\">\(now.stores.map { StoreState($0).html }.joined())</ul>"
    }
    if !now.models.isEmpty {
      let models = now.models.map { model -> HTML in
        "<li>\(model.title.characters): \(model.captured.isEmpty ? HTML(text: ScriptMessage.capturedNothing.text) : HTML(text: model.captured.joined(separator: ", ")))</li>"
      }
      html += "\(heading(.models))<ul>\(models.joined())</ul>"
    }
    if !now.caches.isEmpty {
      let entries = now.caches.map { entry -> HTML in
        "<li>\(entry.context): \(entry.name) = \(entry.value) <span class=\"origin\">\(entry.origin)</span></li>"
      }
      html += "\(heading(.cache))<ul>\(entries.joined())</ul>"
    }
    guard !now.output.isEmpty else { return html }
    return html + "\(heading(.printed))<pre class=\"printed\">\(HTML(lines: now.output))</pre>"
  }

  private func heading(_ message: ScriptMessage) -> HTML {
    "<h\(level)>\(message.text)</h\(level)>"
  }
}
