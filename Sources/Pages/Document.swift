/// The frame that all pages have in common.
struct Document {
  var title: String
  var style = StyleSheet.text
  var script = PageScript.text

  func html(_ body: HTML) -> HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
    <link rel="icon" href="data:,">
    <title>\(title)</title>
    <style>
    \(HTML(trusted: style))</style>
    </head>
    <body>
    \(body)<script>
    \(HTML(trusted: script))</script>
    </body>
    </html>

    """
  }
}
