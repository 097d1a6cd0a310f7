// swift-format-ignore-file
typealias Pair<T> = (T, T)
