// swift-format-ignore-file
@TaskLocal var tl = 1
print(tl)  // expect: 1
enum Request { @TaskLocal static var id: String? }
print(type(of: Request.$id), type(of: Request.$id) == TaskLocal<String?>.self)  // expect: TaskLocal<Optional<String>> true
