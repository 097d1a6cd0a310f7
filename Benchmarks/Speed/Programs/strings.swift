func run(_ count: Int) -> Int {
  var text = ""
  for i in 0..<count {
    text += "item \(i), "
    if text.utf8.count > 10_000 { text = "" }
  }
  return text.utf8.count
}
print(run(COUNT))
