extension String {
  /// As much of a message as anybody reads, and how much there is more.
  var shortened: String {
    let most = 4_000
    guard utf8.count > most else { return self }
    let beginning = String(unicodeScalars.prefix(most))
    return beginning + "… (\(utf8.count - beginning.utf8.count) more bytes)"
  }
}
