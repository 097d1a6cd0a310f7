import Lessons
import Rendering
import Sessions

/// One screen of a demo, as lines that fit.
struct DemoPicture {
  var deck: Deck
  var options: RenderingOptions
  var height: Int

  private var lesson: Lesson { deck.lesson }
  private var words: ViewText { ViewText(options: options) }

  var lines: [String] {
    let footer = footer
    let room = max(1, height - 2)
    let body = [""] + body(height: room - 1)
    let padding = max(0, room - body.count)
    return Array(body.prefix(room)) + Array(repeating: "", count: padding + 1) + [footer]
  }

  private func body(height: Int) -> [String] {
    switch deck.frame {
    case .title: return fitted([.title, .introduction], height)
    case .prose(let step, let element):
      return fitted([.heading(step: step)] + prose(step, through: element), height)
    case .question(let step, let element):
      return question(step, element, height)
    case .answer(let step, let element):
      guard case .prediction(let prediction) = lesson.steps[step].elements[element] else {
        return []
      }
      return fitted([.heading(step: step), .question(prediction), .answer(prediction)], height)
    case .code(let step, let element):
      guard case .code(let block) = lesson.steps[step].elements[element] else { return [] }
      let heading = rows([.heading(step: step)])
      return heading + [""] + LessonText(options: options).code(block.code).rows
    case .exercise(let step, let element):
      guard case .exercise(let exercise) = lesson.steps[step].elements[element] else { return [] }
      return fitted([.heading(step: step), .exercise(exercise)], height)
    case .moment(let index, _, let step, let element):
      return moment(index, step, element, height)
    case .end: return fitted([.title, .lessonEnd], height)
    }
  }

  private func question(_ step: Int, _ element: Int, _ height: Int) -> [String] {
    let elements = lesson.steps[step].elements
    guard case .prediction(let prediction) = elements[element] else { return [] }
    let heading = rows([.heading(step: step)])
    let question = rows([.question(prediction)])
    for case .code(let block) in elements[element...] where prediction.kind == .predict {
      let code = LessonText(options: options).code(block.code).rows
      let all = heading + [""] + code + [""] + question
      if all.count <= height { return all }
      break
    }
    return heading + [""] + question
  }

  private func moment(_ index: Int, _ step: Int, _ element: Int, _ height: Int) -> [String] {
    guard let block = lesson.steps[step].elements[element].run, let record = deck.records[block.id]
    else { return [] }
    let heading = rows([.heading(step: step)]) + [""]
    guard let trace = record.result.trace, index > 0 else {
      return heading + words.text(record).rows
    }
    let frame = Reveal(trace, options: options).frame(index, height: height - heading.count)
    return heading + frame.rows
  }

  /// The prose that ends with an element: what follows a block begins a screen of its own.
  private func prose(_ step: Int, through element: Int) -> [LessonView] {
    var views: [LessonView] = []
    for case .prose(let passages) in lesson.steps[step].elements[...element].reversed() {
      views.insert(.prose(passages), at: 0)
      break
    }
    return views
  }

  private func fitted(_ views: [LessonView], _ height: Int) -> [String] {
    let all = rows(views)
    guard all.count > height else { return all }
    return Array(all.prefix(height - 1)) + [options.glyphs.ellipsis]
  }

  private func rows(_ views: [LessonView]) -> [String] {
    Array(words.text(views, of: lesson).rows.drop { $0.isEmpty })
  }

  private var footer: String {
    let number = lesson.number.map { "\($0)  " } ?? ""
    let dot = "  \(options.glyphs.dot)  "
    let keys = ["any key: on", "b: back", "q: leave"].joined(separator: dot)
    let whole = "  \(number)\(lesson.title)\(dot)\(keys)"
    let text = StyledText(whole.count < options.width ? whole : "  " + keys, .dim)
    return options.painter.paint(
      text.truncated(to: options.width - 1, mark: options.glyphs.ellipsis))
  }
}

extension String {
  /// Its lines, without an empty one after the last line feed.
  var rows: [String] {
    var rows = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }
}
