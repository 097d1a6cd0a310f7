// swift-format-ignore-file
typealias Pair<T> = (T, T)  // error: a generic type alias isn't supported in a lesson
