// swift-format-ignore-file
func first<T>(_ items: [T]) -> T { items[0] }
struct Box<T> { var value: T }
