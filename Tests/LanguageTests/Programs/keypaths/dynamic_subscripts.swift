// Key paths go through dynamic members to subscripts, and through dynamic members of dynamic members.
struct Path<Root, Value> {
  var name: String
}

protocol Named {
  associatedtype Paths
  static var paths: Paths { get }
}

@dynamicMemberLookup
struct Place<Value> {
  var name: String
  subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.Paths, Path<Value, Member>>
  ) -> Place<Member> where Value: Named {
    Place<Member>(name: name + "." + Value.paths[keyPath: keyPath].name)
  }
}

struct Row: Named {
  struct Paths {
    var text: Path<Row, String> { Path(name: "text") }
  }
  static var paths: Paths { Paths() }
}

struct Rows: Named {
  struct Paths {
    var all: Path<Rows, Row> { Path(name: "all") }
    subscript(id id: Int) -> Path<Rows, Row> { Path(name: "[\(id)]") }
    subscript(first: Int, second: Int = 2) -> Path<Rows, Row> {
      Path(name: "[\(first), \(second)]")
    }
  }
  static var paths: Paths { Paths() }
}

struct Box<Content>: Named {
  @dynamicMemberLookup
  struct Paths {
    var content: Path<Box, Content> { Path(name: "content") }
    subscript<Member>(
      dynamicMember keyPath: KeyPath<Content.Paths, Path<Content, Member>>
    ) -> Path<Box, Member> where Content: Named {
      Path(name: "content." + Content.paths[keyPath: keyPath].name)
    }
  }
  static var paths: Paths { Paths() }
}

func show<Root, Value>(_ path: KeyPath<Place<Root>, Place<Value>>, of root: Root.Type) {
  print(Place<Root>(name: "\(Root.self)")[keyPath: path].name, "is \(Value.self)")
}

show(\.all.text, of: Rows.self)  // expect: Rows.all.text is String
show(\.[id: 3], of: Rows.self)  // expect: Rows.[3] is Row
show(\.[id: 3].text, of: Rows.self)  // expect: Rows.[3].text is String
show(\.[1].text, of: Rows.self)  // expect: Rows.[1, 2].text is String
show(\.content.all, of: Box<Rows>.self)  // expect: Box<Rows>.content.all is Row
show(\.all, of: Box<Rows>.self)  // expect: Box<Rows>.content.all is Row
show(\.all.text, of: Box<Rows>.self)  // expect: Box<Rows>.content.all.text is String

// The subscript's argument is evaluated once, and part of what makes two key paths equal.
var count = 0
@MainActor
func next() -> Int {
  count += 1
  return count
}
let path = \Place<Rows>.[id: next()]
print(Place<Rows>(name: "a")[keyPath: path].name)  // expect: a.[1]
print(Place<Rows>(name: "b")[keyPath: path].name)  // expect: b.[1]
print(path == \Place<Rows>.[id: 1], path == \Place<Rows>.[id: 2])  // expect: true false
