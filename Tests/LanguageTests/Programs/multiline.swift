// swift-format-ignore-file
let name = "Ada"
// expect: Hello, Ada!
// expect:   indented
// expect: a "quoted" word, three """
// expect: joined line
// expect:
// expect: end
// expect: one
// expect: raw \(name) Ada
// expect: true
// expect: nested inner 3 done
let text = """
  Hello, \(name)!
    indented
  a "quoted" word, three \"""
  joined \
  line

  end
  """
print(text)
print("""
  one
  """)
print(#"""
  raw \(name) \#(name)
  """#)
let empty = """
  """
print(empty.isEmpty)
print("nested \("inner \(1 + 2)") done")
