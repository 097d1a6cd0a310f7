// swift-format-ignore-file
func first<T>(_ items: [T]) -> T { items[0] }  // error: a generic function of your own isn't supported in a lesson
struct Box<T> { var value: T }  // error: a generic type of your own isn't supported in a lesson
