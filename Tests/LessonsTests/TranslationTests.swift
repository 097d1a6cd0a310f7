import Lessons
import MessageTables
import Testing

@Suite("Lessons in other languages")
struct TranslationTests {
  // MARK: Tags

  @Test(
    "a tag has a language, and maybe a script and a region",
    arguments: [
      ("ja", "ja"), ("PT_br", "pt-BR"), ("ZH-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"),
      ("x", nil), ("", nil), ("ja-", nil), ("deutsch", nil), ("ja-JP-x", nil), ("j1", nil),
    ])
  func tags(text: String, tag: String?) {
    #expect(LanguageTag(text)?.description == tag)
  }

  @Test("a reader of a regional language gets the nearest one")
  func broader() {
    #expect(
      LanguageTag("zh-Hant-TW")?.andBroader.map(\.description) == ["zh-Hant-TW", "zh-Hant", "zh"])
    #expect(LanguageTag("en-GB")?.isEnglish == true && LanguageTag("enm")?.isEnglish == false)
  }

  @Test(
    "the environment names a language",
    arguments: [
      (["LANG": "ja_JP.UTF-8"], "ja-JP"), (["LANG": "C.UTF-8"], nil), ([:], nil),
      (["LANG": "POSIX"], nil),
      (["LANG": "de_DE@euro", "LC_ALL": "fr_FR.UTF-8"], "fr-FR"),
      (["LC_ALL": "", "LANG": "ko"], "ko"),
      (["LANGUAGE": "nonsense:pt_BR:en", "LANG": "C"], "pt-BR"),
    ] as [([String: String], String?)])
  func environment(variables: [String: String], tag: String?) {
    #expect(LanguageTag(environment: variables)?.description == tag)
  }

  @Test("only a tag of two letters names the folder of a language")
  func folders() {
    let names = ["ja", "pt-BR", "img", "old", "recaps", "JA", "pt_BR"]
    #expect(names.filter { LanguageTag(folder: $0) != nil } == ["ja", "pt-BR"])
  }

  // MARK: Libraries

  private func library(
    _ originals: [(String, String)], in japanese: [(String, String)],
    recaps: ([(String, String)], in: [(String, String)]) = ([], in: [])
  ) -> LessonLibrary {
    let tag = LanguageTag("ja")
    func files(_ files: [(String, String)], _ language: LanguageTag? = nil) -> [LessonFile] {
      files.map { LessonFile(path: $0.0, text: $0.1, language: language) }
    }
    return LessonLibrary(
      files: files(originals), recapFiles: files(recaps.0),
      translations: Translations(lessons: files(japanese, tag), recaps: files(recaps.in, tag)))
  }

  @Test("a translation takes the place of its original, and its steps have the same ids")
  func places() {
    let library = library(
      [
        ("l/1-a.md", "# One\n<!-- formerly old -->\n## First\n<!-- formerly zero -->\n## Second\n"),
        ("l/2-b.md", "# Two\n## S\n"),
      ],
      in: [("l/ja/1-a.md", "# 一\n## 最初\n## 二番目、です\n")])
    let first = library.lessons[0]
    #expect(library.lessons.map(\.title) == ["一", "Two"] && library.diagnostics == [])
    #expect(library.lessons.map(\.language.description) == ["ja", "en"])
    #expect(first.steps.map(\.id) == ["first", "second"])
    #expect(first.steps.map(\.anchor) == ["最初", "二番目です"])
    #expect(["first", "最初", "zero", "second", "二番目です"].map(first.stepIndex) == [0, 0, 0, 1, 1])
    #expect(library.entry(slug: "old")?.lesson.title == "一")
  }

  @Test("a translation with other steps, and one of nothing, are reported")
  func mistakes() {
    let library = library(
      [("l/1-a.md", "# One\n## First\n## Second\n")],
      in: [("l/ja/1-a.md", "# 一\n## 最初\n"), ("l/ja/2-b.md", "# 二\n## 最初\n")],
      recaps: ([], in: [("l/ja/recaps/c.md", "# 三\n")]))
    #expect(
      library.diagnostics.map { "\($0.file): \($0.problem.text)" } == [
        "l/ja/1-a.md: the translation has 1 step, the original 2",
        "l/ja/2-b.md: there is no `2-b.md` that this file translates",
        "l/ja/recaps/c.md: there is no `c.md` that this file translates",
      ])
  }

  @Test("a comment says the language of a single file")
  func comment() {
    func parsed(_ comment: String, folder: LanguageTag? = nil) -> ParsedLesson {
      Lesson.parse("# T\n\(comment)\n## S\n", path: "1-a.md", language: folder)
    }
    #expect(parsed("<!-- language ja -->").lesson.language.description == "ja")
    #expect(
      parsed("<!-- language ko -->", folder: LanguageTag("ja")).lesson.language.description == "ko")
    #expect(parsed("", folder: LanguageTag("ja")).lesson.language.description == "ja")
    #expect(parsed("").lesson.language == .english)
    #expect(
      parsed("<!-- language Japanese -->").diagnostics.map { "\($0.line): \($0.problem.text)" }
        == ["2: `Japanese` isn't the tag of a language"])
  }

  // MARK: The format

  @Test("full-width colons, brackets and digits are read like others")
  func fullWidth() throws {
    let parsed = Lesson.parse(
      """
      # 題
      ## 手順
      > **Predict** 何が表示されますか。
      >
      > - [x] `a：b`だけ：正しいです：はい。
      > - [ ] 12:30 ： いいえ。

      ```swift
      ```
      > **Notes** （１２分）質問してください。
      """, path: "1-a.md")
    #expect(parsed.diagnostics == [])
    let step = try #require(parsed.lesson.steps.first)
    #expect(step.notes?.minutes == 12 && step.notes?.passages.plainText == "質問してください。")
    let choices = try #require(parsed.lesson.predictions.first).choices
    #expect(choices.map(\.text) == ["a：bだけ", "12:30"])
    #expect(choices.map(\.feedback.plainText) == ["正しいです：はい。", "いいえ。"])
  }

  @Test("text without spaces between words takes time to read")
  func duration() {
    let japanese = Lesson.parse(
      "# T\n" + String(repeating: "この値は暗黙に渡されます。", count: 150) + "\n## S\n", path: "1-a.md")
    let english = Lesson.parse(
      "# T\n" + String(repeating: "word ", count: 720) + "\n## S\n", path: "1-a.md")
    #expect(japanese.lesson.minutes == 4 && english.lesson.minutes == 4)
  }
}
