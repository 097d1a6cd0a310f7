extension Prelude {
  static let ranges = #"""
    struct Range<Bound>: Hashable, Sendable {
      @intrinsic("range.lower") var lowerBound: Bound { get }
      @intrinsic("range.upper") var upperBound: Bound { get }
      @intrinsic("range.contains") func contains(_ element: Bound) -> Bool
      @intrinsic("range.isEmpty") var isEmpty: Bool { get }
    }
    extension Range where Bound == Int {
      @intrinsic("range.count") var count: Int { get }
      @intrinsic("range.elements") func _elements() -> [Int]
      func map<T>(_ transform: (Int) throws -> T) rethrows -> [T] {
        try _elements().map(transform)
      }
      func filter(_ isIncluded: (Int) throws -> Bool) rethrows -> [Int] {
        try _elements().filter(isIncluded)
      }
      func compactMap<T>(_ transform: (Int) throws -> T?) rethrows -> [T] {
        try _elements().compactMap(transform)
      }
      func flatMap<T>(_ transform: (Int) throws -> [T]) rethrows -> [T] {
        try _elements().flatMap(transform)
      }
      func allSatisfy(_ predicate: (Int) throws -> Bool) rethrows -> Bool {
        try _elements().allSatisfy(predicate)
      }
      func contains(where predicate: (Int) throws -> Bool) rethrows -> Bool {
        try _elements().contains(where: predicate)
      }
      func first(where predicate: (Int) throws -> Bool) rethrows -> Int? {
        try _elements().first(where: predicate)
      }
      func forEach(_ body: (Int) throws -> Void) rethrows { try _elements().forEach(body) }
      func reduce<R>(_ initial: R, _ next: (R, Int) throws -> R) rethrows -> R {
        try _elements().reduce(initial, next)
      }
      @intrinsic("range.reversed") func reversed() -> [Int]
    }
    struct ClosedRange<Bound>: Hashable, Sendable {
      @intrinsic("range.lower") var lowerBound: Bound { get }
      @intrinsic("range.upper") var upperBound: Bound { get }
      @intrinsic("range.contains") func contains(_ element: Bound) -> Bool
      @intrinsic("range.isEmpty") var isEmpty: Bool { get }
    }
    extension ClosedRange where Bound == Int {
      @intrinsic("range.count") var count: Int { get }
      @intrinsic("range.elements") func _elements() -> [Int]
      func map<T>(_ transform: (Int) throws -> T) rethrows -> [T] {
        try _elements().map(transform)
      }
      func filter(_ isIncluded: (Int) throws -> Bool) rethrows -> [Int] {
        try _elements().filter(isIncluded)
      }
      func compactMap<T>(_ transform: (Int) throws -> T?) rethrows -> [T] {
        try _elements().compactMap(transform)
      }
      func flatMap<T>(_ transform: (Int) throws -> [T]) rethrows -> [T] {
        try _elements().flatMap(transform)
      }
      func allSatisfy(_ predicate: (Int) throws -> Bool) rethrows -> Bool {
        try _elements().allSatisfy(predicate)
      }
      func contains(where predicate: (Int) throws -> Bool) rethrows -> Bool {
        try _elements().contains(where: predicate)
      }
      func first(where predicate: (Int) throws -> Bool) rethrows -> Int? {
        try _elements().first(where: predicate)
      }
      func forEach(_ body: (Int) throws -> Void) rethrows { try _elements().forEach(body) }
      func reduce<R>(_ initial: R, _ next: (R, Int) throws -> R) rethrows -> R {
        try _elements().reduce(initial, next)
      }
      @intrinsic("range.reversed") func reversed() -> [Int]
    }
    struct PartialRangeFrom<Bound>: Sendable {
      @intrinsic("range.contains") func contains(_ element: Bound) -> Bool
    }
    struct PartialRangeUpTo<Bound>: Sendable {
      @intrinsic("range.contains") func contains(_ element: Bound) -> Bool
    }
    struct PartialRangeThrough<Bound>: Sendable {
      @intrinsic("range.contains") func contains(_ element: Bound) -> Bool
    }
    @intrinsic("range.halfOpen")
    func ..< <Bound: Comparable>(left: Bound, right: Bound) -> Range<Bound>
    @intrinsic("range.closed")
    func ... <Bound: Comparable>(left: Bound, right: Bound) -> ClosedRange<Bound>
    @intrinsic("range.from")
    postfix func ... <Bound: Comparable>(left: Bound) -> PartialRangeFrom<Bound>
    @intrinsic("range.upTo")
    prefix func ..< <Bound: Comparable>(right: Bound) -> PartialRangeUpTo<Bound>
    @intrinsic("range.through")
    prefix func ... <Bound: Comparable>(right: Bound) -> PartialRangeThrough<Bound>
    """#

  static let array = #"""
    struct Array<Element> {
      @intrinsic("array.empty") init()
      @intrinsic("identity") init(_ elements: [Element])
      @intrinsic("identity") init(_ elements: ArraySlice<Element>)
      @intrinsic("set.elements") init(_ elements: Set<Element>)
      @intrinsic("array.repeating") init(repeating value: Element, count: Int)
      @intrinsic("array.count") var count: Int { get }
      @intrinsic("array.isEmpty") var isEmpty: Bool { get }
      @intrinsic("array.first") var first: Element? { get }
      @intrinsic("array.last") var last: Element? { get }
      @intrinsic("array.indices") var indices: Range<Int> { get }
      @intrinsic("array.startIndex") var startIndex: Int { get }
      @intrinsic("array.count") var endIndex: Int { get }
      @intrinsic("array.get", "array.set") subscript(index: Int) -> Element { get set }
      @intrinsic("array.slice") subscript(bounds: Range<Int>) -> ArraySlice<Element> { get }
      @intrinsic("array.slice") subscript(bounds: ClosedRange<Int>) -> ArraySlice<Element> { get }
      @intrinsic("array.slice") subscript(bounds: PartialRangeFrom<Int>) -> ArraySlice<Element> { get }
      @intrinsic("array.slice") subscript(bounds: PartialRangeUpTo<Int>) -> ArraySlice<Element> { get }
      @intrinsic("array.slice")
      subscript(bounds: PartialRangeThrough<Int>) -> ArraySlice<Element> { get }
      @intrinsic("array.append") mutating func append(_ newElement: Element)
      @intrinsic("array.appendContents") mutating func append(contentsOf newElements: [Element])
      @intrinsic("array.insert") mutating func insert(_ newElement: Element, at i: Int)
      @discardableResult @intrinsic("array.remove") mutating func remove(at index: Int) -> Element
      @discardableResult @intrinsic("array.removeLast") mutating func removeLast() -> Element
      @discardableResult @intrinsic("array.removeFirst") mutating func removeFirst() -> Element
      @intrinsic("array.popLast") mutating func popLast() -> Element?
      @intrinsic("array.removeAll") mutating func removeAll()
      @intrinsic("array.swapAt") mutating func swapAt(_ i: Int, _ j: Int)
      @intrinsic("array.reversed") func reversed() -> [Element]
      mutating func reverse() { self = reversed() }
      mutating func shuffle() { self = shuffled() }
      mutating func removeFirst(_ k: Int) { self = Array(dropFirst(k)) }
      mutating func removeLast(_ k: Int) { self = Array(dropLast(k)) }
      func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        try reversed().first(where: predicate)
      }
      @intrinsic("array.prefix") func prefix(_ maxLength: Int) -> ArraySlice<Element>
      @intrinsic("array.suffix") func suffix(_ maxLength: Int) -> ArraySlice<Element>
      @intrinsic("array.dropFirst") func dropFirst(_ k: Int = 1) -> ArraySlice<Element>
      @intrinsic("array.dropLast") func dropLast(_ k: Int = 1) -> ArraySlice<Element>
      @intrinsic("array.enumerated") func enumerated() -> [(offset: Int, element: Element)]
      @intrinsic("array.shuffled") func shuffled() -> [Element]
      @intrinsic("array.appendContents")
      static func += (left: inout [Element], right: [Element])
      @intrinsic("array.concatenate") static func + (left: [Element], right: [Element]) -> [Element]
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
        var result: [T] = []
        for element in self { if let value = try transform(element) { result.append(value) } }
        return result
      }
      func flatMap<T>(_ transform: (Element) throws -> [T]) rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(contentsOf: try transform(element)) }
        return result
      }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self { if try isIncluded(element) { result.append(element) } }
        return result
      }
      func forEach(_ body: (Element) throws -> Void) rethrows {
        for element in self { try body(element) }
      }
      func reduce<R>(_ initialResult: R, _ next: (R, Element) throws -> R) rethrows -> R {
        var result = initialResult
        for element in self { result = try next(result, element) }
        return result
      }
      func reduce<R>(into initialResult: R, _ update: (inout R, Element) throws -> Void) rethrows -> R {
        var result = initialResult
        for element in self { try update(&result, element) }
        return result
      }
      func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self { if try predicate(element) { return true } }
        return false
      }
      func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self { if !(try predicate(element)) { return false } }
        return true
      }
      func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        for element in self { if try predicate(element) { return element } }
        return nil
      }
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
        var index = 0
        for element in self {
          if try predicate(element) { return index }
          index += 1
        }
        return nil
      }
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        var result: [Element] = []
        for element in self { if !(try shouldBeRemoved(element)) { result.append(element) } }
        self = result
      }
      func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
        if count < 2 { return self }
        let middle = count / 2
        let left = try Array(self[0..<middle]).sorted(by: areInIncreasingOrder)
        let right = try Array(self[middle..<count]).sorted(by: areInIncreasingOrder)
        var result: [Element] = []
        var i = 0
        var j = 0
        while i < left.count && j < right.count {
          if try areInIncreasingOrder(right[j], left[i]) {
            result.append(right[j])
            j += 1
          } else {
            result.append(left[i])
            i += 1
          }
        }
        while i < left.count {
          result.append(left[i])
          i += 1
        }
        while j < right.count {
          result.append(right[j])
          j += 1
        }
        return result
      }
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        self = try sorted(by: areInIncreasingOrder)
      }
      func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var result: Element? = nil
        for element in self {
          if let best = result {
            if try areInIncreasingOrder(element, best) { result = element }
          } else {
            result = element
          }
        }
        return result
      }
      func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var result: Element? = nil
        for element in self {
          if let best = result {
            if try areInIncreasingOrder(best, element) { result = element }
          } else {
            result = element
          }
        }
        return result
      }
      @operation("debugDescribe") var description: String { get }
    }
    extension Array where Element == Int {
      @intrinsic("range.elements") init(_ elements: Range<Int>)
      @intrinsic("range.elements") init(_ elements: ClosedRange<Int>)
    }
    extension Array where Element == Character {
      @intrinsic("string.characters") init(_ text: String)
    }
    extension Array where Element: Equatable {
      @intrinsic("array.contains") func contains(_ element: Element) -> Bool
      @intrinsic("array.firstIndex") func firstIndex(of element: Element) -> Int?
    }
    extension Array where Element: Comparable {
      @intrinsic("array.sorted") func sorted() -> [Element]
      @intrinsic("array.sort") mutating func sort()
      @intrinsic("array.min") func min() -> Element?
      @intrinsic("array.max") func max() -> Element?
    }
    extension Array where Element == String {
      @intrinsic("array.joined") func joined(separator: String = "") -> String
    }
    extension Array where Element == Substring {
      @intrinsic("array.joined") func joined(separator: String = "") -> String
    }
    struct ArraySlice<Element> {
      @intrinsic("array.count") var count: Int { get }
      func enumerated() -> [(offset: Int, element: Element)] { _elements().enumerated() }
      func reversed() -> [Element] { _elements().reversed() }
      func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
        try _elements().compactMap(transform)
      }
      func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
        try _elements().contains(where: predicate)
      }
      func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
        try _elements().allSatisfy(predicate)
      }
      func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
        try _elements().sorted(by: areInIncreasingOrder)
      }
      @intrinsic("array.isEmpty") var isEmpty: Bool { get }
      @intrinsic("array.first") var first: Element? { get }
      @intrinsic("array.last") var last: Element? { get }
      @intrinsic("identity") func _elements() -> [Element]
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        try _elements().map(transform)
      }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        try _elements().filter(isIncluded)
      }
      func forEach(_ body: (Element) throws -> Void) rethrows { try _elements().forEach(body) }
      func reduce<R>(_ initial: R, _ next: (R, Element) throws -> R) rethrows -> R {
        try _elements().reduce(initial, next)
      }
    }
    extension ArraySlice where Element == String {
      @intrinsic("array.joined") func joined(separator: String = "") -> String
    }
    """#

  static let dictionary = #"""
    struct Dictionary<Key: Hashable, Value> {
      @intrinsic("dictionary.empty") init()
      @intrinsic("dictionary.count") var count: Int { get }
      @intrinsic("dictionary.isEmpty") var isEmpty: Bool { get }
      @intrinsic("dictionary.keys") var keys: [Key] { get }
      @intrinsic("dictionary.values") var values: [Value] { get }
      @intrinsic("dictionary.get", "dictionary.set") subscript(key: Key) -> Value? { get set }
      @intrinsic("dictionary.getDefault", "dictionary.setDefault")
      subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
      @discardableResult @intrinsic("dictionary.updateValue")
      mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
      @discardableResult @intrinsic("dictionary.removeValue")
      mutating func removeValue(forKey key: Key) -> Value?
      @intrinsic("dictionary.removeAll") mutating func removeAll()
      @intrinsic("dictionary.elements") func _elements() -> [(key: Key, value: Value)]
      func map<T>(_ transform: ((key: Key, value: Value)) throws -> T) rethrows -> [T] {
        try _elements().map(transform)
      }
      func forEach(_ body: ((key: Key, value: Value)) throws -> Void) rethrows {
        try _elements().forEach(body)
      }
      func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        for element in _elements() { result[element.key] = try transform(element.value) }
        return result
      }
      func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] {
        var result: [Key: Value] = [:]
        for element in _elements() {
          if try isIncluded(element) { result[element.key] = element.value }
        }
        return result
      }
      init(uniqueKeysWithValues pairs: [(Key, Value)]) {
        self = [:]
        for pair in pairs {
          precondition(updateValue(pair.1, forKey: pair.0) == nil, "Duplicate values for key")
        }
      }
      func contains(where predicate: ((key: Key, value: Value)) throws -> Bool) rethrows -> Bool {
        try _elements().contains(where: predicate)
      }
      func allSatisfy(_ predicate: ((key: Key, value: Value)) throws -> Bool) rethrows -> Bool {
        try _elements().allSatisfy(predicate)
      }
      func first(
        where predicate: ((key: Key, value: Value)) throws -> Bool
      ) rethrows -> (key: Key, value: Value)? {
        try _elements().first(where: predicate)
      }
      func compactMap<T>(_ transform: ((key: Key, value: Value)) throws -> T?) rethrows -> [T] {
        try _elements().compactMap(transform)
      }
      func reduce<R>(
        _ initial: R, _ next: (R, (key: Key, value: Value)) throws -> R
      ) rethrows -> R {
        try _elements().reduce(initial, next)
      }
      func sorted(
        by areInIncreasingOrder: ((key: Key, value: Value), (key: Key, value: Value)) throws -> Bool
      ) rethrows -> [(key: Key, value: Value)] {
        try _elements().sorted(by: areInIncreasingOrder)
      }
      @operation("debugDescribe") var description: String { get }
    }

    struct Set<Element: Hashable> {
      @intrinsic("set.empty") init()
      @intrinsic("set.fromArray") init(_ elements: [Element])
      @intrinsic("set.count") var count: Int { get }
      @intrinsic("set.isEmpty") var isEmpty: Bool { get }
      @intrinsic("set.contains") func contains(_ member: Element) -> Bool
      @discardableResult @intrinsic("set.insert")
      mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      @discardableResult @intrinsic("set.remove") mutating func remove(_ member: Element) -> Element?
      @intrinsic("set.union") func union(_ other: Set<Element>) -> Set<Element>
      @intrinsic("set.intersection") func intersection(_ other: Set<Element>) -> Set<Element>
      @intrinsic("set.subtracting") func subtracting(_ other: Set<Element>) -> Set<Element>
      @intrinsic("set.isSubset") func isSubset(of other: Set<Element>) -> Bool
      @intrinsic("set.elements") func _elements() -> [Element]
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        try _elements().map(transform)
      }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
        Set(try _elements().filter(isIncluded))
      }
      func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
        try _elements().sorted(by: areInIncreasingOrder)
      }
      @operation("debugDescribe") var description: String { get }
    }
    extension Set where Element: Comparable {
      @intrinsic("set.sorted") func sorted() -> [Element]
    }
    """#
}
