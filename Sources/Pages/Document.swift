import MessageTables

/// The HTML document around every page's content.
struct Document {
  var title: String
  /// The language of most of the text.
  var language = LanguageTag.english
  var style = StyleSheet.page
  /// The script of the page; nil for a page without one.
  var script: String? = PageScript.text

  func html(_ body: HTML) -> HTML {
    // The style sheet needs the first script's classes before anything is drawn.
    let beginning = script == nil ? "" : Self.script(PageScript.beforeContent)
    let ending = script.map(Self.script) ?? ""
    return """
      <!DOCTYPE html>
      <html lang="\(language.description)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <link rel="icon" href="data:,">
      <title>\(title)</title>
      \(beginning)<style>
      \(HTML(trusted: style + PrintStyle.header(title: title)))</style>
      </head>
      <body>
      \(body)\(ending)</body>
      </html>

      """
  }

  /// Returns the attribute of an element whose text isn't in the language of the page.
  static func attribute(_ language: LanguageTag) -> HTML {
    language == .english ? "" : " lang=\"\(language.description)\""
  }

  private static func script(_ text: String) -> HTML {
    "<script>\n\(HTML(trusted: compact(text)))\n</script>\n"
  }

  /// Returns a script without indentation and comments, which every page would contain.
  private static func compact(_ script: String) -> String {
    script.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
      .joined(separator: "\n")
  }
}
