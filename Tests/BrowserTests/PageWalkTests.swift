import Foundation
import Lessons
import MessageTables
import Phrases
import Recording
import Rendering
import Testing

/// Every lesson's page in a real browser, used as a reader uses it.
@Suite("Pages in a browser", .enabled(if: Browser.isInstalled))
struct PageWalkTests {
  @Test(
    "every lesson's page asks, answers and scrubs, and shows the same as the record",
    arguments: 0..<2)
  func walk(_ part: Int) async throws {
    try await Browser.outliving { try await walkPages(part, of: 2) }
  }

  private func walkPages(_ part: Int, of parts: Int) async throws {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "heirloom-pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try await Browser.open { browser in
      for (index, lesson) in try ExportedLesson.all().enumerated() where index % parts == part {
        let exported = try await ExportedLesson(lesson, in: directory)
        #expect(exported.page.utf8.count <= 200_000, "\(lesson.slug)")
        try await browser.open(exported.file.absoluteString)
        try await answer(exported, browser)
        try await scrub(exported, browser)
        try await followLinks(exported, browser)
        try await audit(exported, browser)
        try await auditColors(exported, browser)
        try await print(exported, browser)
        #expect(try await browser.console() == [], "\(lesson.slug)")
      }
    }
  }

  /// No event is visible before an answer. Each answer shows its own feedback. The right answer of a
  /// look marks the event that shows it.
  private func answer(_ exported: ExportedLesson, _ browser: Browser) async throws {
    let report = try await browser.run(
      """
      const seen = (e) => e.getClientRects().length > 0;
      const report = [];
      for (const form of document.querySelectorAll("form.question")) {
        const gate = form.nextElementSibling;
        const before = !seen(gate) && ![...form.querySelectorAll(".feedback")].some(seen);
        const choose = (input) => { input.click(); form.querySelector("button[type=submit]").click();
          return seen(input.closest(".choice").querySelector(".feedback")); };
        const marked = () => [...document.querySelectorAll(".note.proof")].filter(seen).length;
        const earlier = marked();
        const wrong = choose(form.querySelector("input:not([data-right])"));
        const early = marked() - earlier;
        const right = choose(form.querySelector("input[data-right]"));
        report.push([before, wrong, right, seen(gate), early, marked() - earlier].join());
      }
      return report;
      """)
    let questions = exported.lesson.predictions.map { $0.kind == .look ? 1 : 0 }
    #expect(
      report as? [String] == questions.map { "true,true,true,true,0,\($0)" },
      "\(exported.lesson.slug)")
  }

  private func scrub(_ exported: ExportedLesson, _ browser: Browser) async throws {
    let runs = try await browser.run("return document.querySelectorAll('.run').length") as? Int
    #expect(runs == exported.traces.count, "\(exported.lesson.slug)")
    for (index, trace) in exported.traces.enumerated() {
      _ = try await browser.run(
        "document.querySelectorAll('.run')[\(index)].querySelector('input').focus()")
      let home = "\u{E011}"
      let (end, right) = ("\u{E010}", "\u{E014}")
      try await browser.press(home)
      let first = try await state(index, browser)
      #expect(first.shown == 1 && !first.lanes.isEmpty, "\(exported.lesson.slug)")
      #expect(first.early == "", "\(exported.lesson.slug)")
      if Storyboard(trace).count > 1 {
        try await browser.press(right)
        #expect(try await state(index, browser).shown == 2)
      }
      try await browser.press(end)
      let last = try await state(index, browser)
      #expect(last.shown == Storyboard(trace).count)
      #expect(last.printed == visible(trace.output), "\(exported.lesson.slug)")
      #expect(last.lanes == trace.recordedLanes, "\(exported.lesson.slug)")
      #expect(last.stores == trace.recordedStores, "\(exported.lesson.slug)")
    }
  }

  private struct State {
    var shown: Int
    /// The visible text of events that haven't happened.
    var early: String
    var printed: String
    var lanes: [String]
    var stores: [String]
  }

  private func state(_ index: Int, _ browser: Browser) async throws -> State {
    let value = try await browser.wait(
      for: """
        const done = arguments[0];
        requestAnimationFrame(() => requestAnimationFrame(() => {
          const run = document.querySelectorAll(".run")[\(index)];
          done({ shown: run.querySelectorAll(".note:not(.later)").length,
            early: [...run.querySelectorAll(".note.later")].filter((note) => note.getClientRects().length)
              .map((note) => note.textContent.trim()).join(""),
            printed: run.querySelector(".now .printed").textContent,
            lanes: [...run.querySelectorAll(".now ul.lanes > li")].map((lane) =>
              lane.querySelector("strong").textContent.split(" ")[0] + " " + lane.className),
            stores: [...run.querySelectorAll(".now ul.stores > li")].map((store) =>
              [...store.querySelectorAll("li:has(.name)")].map((field) =>
                field.querySelector(".name").textContent + " = " +
                  field.querySelector(".value").textContent).join(", ")) });
        }));
        """)
    let members = value as? [String: Any] ?? [:]
    return State(
      shown: members["shown"] as? Int ?? -1, early: members["early"] as? String ?? "?",
      printed: members["printed"] as? String ?? "?",
      lanes: members["lanes"] as? [String] ?? ["?"],
      stores: members["stores"] as? [String] ?? ["?"])
  }

  private func visible(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).withVisibleControls }.joined(separator: "\n")
  }

  /// An address with an event opens the question before it and shows the moment.
  private func followLinks(_ exported: ExportedLesson, _ browser: Browser) async throws {
    let target =
      try await browser.run(
        "return document.querySelector('.gated .note').id") as? String ?? ""
    try await browser.open("about:blank")
    try await browser.open(exported.file.absoluteString + "#" + target)
    let isCurrent = try await browser.run(
      """
      const note = document.getElementById("\(target)");
      return note.classList.contains("current") && note.getClientRects().length > 0;
      """)
    #expect(isCurrent as? Bool == true, "\(exported.lesson.slug) \(target)")
  }

  /// On paper, a lesson has few pages: only the questions, and with the answers.
  private func print(_ exported: ExportedLesson, _ browser: Browser) async throws {
    for hasAnswers in [false, true] {
      _ = try await browser.run(
        "document.documentElement.classList.toggle('print-answers', \(hasAnswers))")
      for paper in [Browser.Paper.a4, .letter] {
        let pages = try await browser.pages(on: paper)
        #expect((1...8).contains(pages), "\(exported.lesson.slug) \(paper) \(hasAnswers)")
      }
    }
    _ = try await browser.run("document.documentElement.classList.remove('print-answers')")
  }

  @Test(
    "pages are no wider than a phone, code wraps between words, and the panel never covers the drawing"
  )
  func narrow() async throws { try await Browser.outliving { try await walkNarrow() } }

  private func walkNarrow() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "heirloom-narrow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let lessons = try ExportedLesson.all().filter { [3, 6, 18, 21].contains($0.number) }
    for look in [Browser.Look(width: 500, height: 800), Browser.Look()] {
      try await Browser.open(look) { browser in
        for lesson in lessons {
          let exported = try await ExportedLesson(lesson, in: directory)
          try await browser.open(exported.file.absoluteString)
          let found = try await browser.run(Self.layoutProblems) as? [String]
          #expect(found == [], "\(lesson.slug) at \(look.width)")
        }
      }
    }
  }

  private static let layoutProblems = """
    const found = [];
    for (const skip of document.querySelectorAll(".skip")) skip.click();
    if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the window");
    // A word is broken if a range over it has two rectangles.
    const range = document.createRange();
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement.closest("pre, .listing code")) continue;
      for (const word of node.data.matchAll(/[A-Za-z0-9_]+/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].map((r) => Math.round(r.top)));
        if (tops.size > 1) found.push("broken: " + word[0]);
      }
    }
    for (const line of document.querySelectorAll(".line[data-line]")) {
      const number = getComputedStyle(line, "::before");
      if (parseFloat(number.height) > 1.5 * parseFloat(number.lineHeight)) found.push("line number");
    }
    for (const run of document.querySelectorAll(".run:has(.drawing)")) {
      const drawing = run.querySelector(".drawing"), panel = run.querySelector(".now");
      for (const block of ["start", "center", "end"]) {
        drawing.scrollIntoView({ block });
        for (const part of [panel, run.querySelector(".controls")])
          if (part.getBoundingClientRect().bottom > drawing.getBoundingClientRect().top + 1) found.push("covered");
      }
    }
    return [...new Set(found)];
    """

  /// Every control has a name, and axe finds no violations, if `AXE_SCRIPT` names it.
  private func audit(_ exported: ExportedLesson, _ browser: Browser) async throws {
    let nameless = try await browser.run(
      """
      for (const gate of document.querySelectorAll(".gated, .feedback")) gate.classList.add("open");
      const ids = new Set(), twice = [];
      for (const e of document.querySelectorAll("[id]")) { if (ids.has(e.id)) twice.push(e.id); ids.add(e.id); }
      const named = (e) => e.textContent.trim() || e.getAttribute("aria-label") ||
        (e.labels && e.labels.length) || (e.getAttribute("aria-labelledby") || "").split(" ").some((i) => i && ids.has(i));
      return twice.concat([...document.querySelectorAll("a, button, input, [role=group], [role=img], fieldset, section")]
        .filter((e) => !named(e)).map((e) => e.outerHTML.slice(0, 120)));
      """)
    #expect(nameless as? [String] == [], "\(exported.lesson.slug)")
    let found = try await browser.audit()
    #expect(found == [], "\(exported.lesson.slug)")
  }

  /// Checks the contrast of the dark colors, because nothing else depends on them.
  private func auditColors(_ exported: ExportedLesson, _ browser: Browser) async throws {
    try await browser.setDark(true)
    let found = try await browser.audit(rules: ["color-contrast"])
    try await browser.setDark(false)
    #expect(found == [], "\(exported.lesson.slug)")
  }
}
