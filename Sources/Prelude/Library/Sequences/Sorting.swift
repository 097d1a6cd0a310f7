func _mergeSorted<Element>(
  _ elements: [Element], _ areInIncreasingOrder: (Element, Element) throws -> Bool
) rethrows -> [Element] {
  if let sorted = _sortedByLeaf(elements, areInIncreasingOrder) { return sorted }
  var sorter = _Sorter(elements)
  try sorter._sort(areInIncreasingOrder)
  return sorter._elements
}
/// Sorts by a closure that only computes a value, whose calls a program can't see; nil for other closures.
@intrinsic("array.sortedByLeaf")
func _sortedByLeaf<Element>(
  _ elements: [Element], _ precedes: (Element, Element) throws -> Bool
) -> [Element]?
/// The standard library's sort: runs are extended by insertion to a least length and then merged, as in Timsort.
/// A program can see the order of its comparisons.
struct _Sorter<Element> {
  var _elements: [Element]
  var _starts: [Int] = []
  var _ends: [Int] = []
  init(_ elements: [Element]) { _elements = elements }
  mutating func _sort(_ precedes: (Element, Element) throws -> Bool) rethrows {
    let count = _elements.count
    let least = _leastRun(count)
    if count <= least { return try _insert(0, count, 1, precedes) }
    var start = 0
    while start < count {
      var end = try _run(start, precedes)
      if end < count, end - start < least {
        let longer = start + least < count ? start + least : count
        try _insert(start, longer, end, precedes)
        end = longer
      }
      _starts.append(start)
      _ends.append(end)
      try _mergeTop(precedes)
      start = end
    }
    while _starts.count > 1 { try _merge(_starts.count - 1, precedes) }
  }
  func _leastRun(_ count: Int) -> Int {
    var (length, rest) = (count, 0)
    while length >= 64 {
      rest |= length & 1
      length >>= 1
    }
    return length + rest
  }
  /// Inserts the elements from `sorted` into the sorted part before it.
  mutating func _insert(
    _ start: Int, _ end: Int, _ sorted: Int, _ precedes: (Element, Element) throws -> Bool
  ) rethrows {
    var next = sorted
    while next < end {
      let element = _elements[next]
      var index = next
      // An error leaves all elements in the array.
      defer { _elements[index] = element }
      while index > start, try precedes(element, _elements[index - 1]) {
        _elements[index] = _elements[index - 1]
        index -= 1
      }
      next += 1
    }
  }
  /// The end of the run that begins at `start`; a descending run is reversed.
  mutating func _run(
    _ start: Int, _ precedes: (Element, Element) throws -> Bool
  ) rethrows -> Int {
    var current = start + 1
    if current >= _elements.count { return current }
    let isDescending = try precedes(_elements[current], _elements[start])
    current += 1
    while current < _elements.count,
      isDescending == (try precedes(_elements[current], _elements[current - 1]))
    {
      current += 1
    }
    if isDescending {
      var (low, high) = (start, current - 1)
      while low < high {
        _elements.swapAt(low, high)
        low += 1
        high -= 1
      }
    }
    return current
  }
  func _length(_ run: Int) -> Int { _ends[run] - _starts[run] }
  mutating func _mergeTop(_ precedes: (Element, Element) throws -> Bool) rethrows {
    while _starts.count > 1 {
      var last = _starts.count - 1
      if last >= 3, _length(last - 3) <= _length(last - 2) + _length(last - 1) {
        if _length(last - 2) < _length(last) { last -= 1 }
      } else if last >= 2, _length(last - 2) <= _length(last - 1) + _length(last) {
        if _length(last - 2) < _length(last) { last -= 1 }
      } else if _length(last - 1) > _length(last) {
        return
      }
      try _merge(last, precedes)
    }
  }
  /// Merges a run with the run before it.
  mutating func _merge(
    _ run: Int, _ precedes: (Element, Element) throws -> Bool
  ) rethrows {
    let (low, middle, high) = (_starts[run - 1], _starts[run], _ends[run])
    if middle - low < high - middle {
      let buffer = Array(_elements[low..<middle])
      var (left, right, place) = (0, middle, low)
      defer {
        while left < buffer.count {
          _elements[place] = buffer[left]
          left += 1
          place += 1
        }
      }
      while left < buffer.count, right < high {
        if try precedes(_elements[right], buffer[left]) {
          _elements[place] = _elements[right]
          right += 1
        } else {
          _elements[place] = buffer[left]
          left += 1
        }
        place += 1
      }
    } else {
      let buffer = Array(_elements[middle..<high])
      var (left, right, place) = (middle, buffer.count, high)
      defer {
        while right > 0 {
          place -= 1
          right -= 1
          _elements[place] = buffer[right]
        }
      }
      while right > 0, left > low {
        if try precedes(buffer[right - 1], _elements[left - 1]) {
          left -= 1
          _elements[place - 1] = _elements[left]
        } else {
          right -= 1
          _elements[place - 1] = buffer[right]
        }
        place -= 1
      }
    }
    _ends[run - 1] = high
    _starts.remove(at: run)
    _ends.remove(at: run)
  }
}
