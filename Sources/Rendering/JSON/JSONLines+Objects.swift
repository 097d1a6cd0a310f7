import Recording

extension ObjectNote {
  var facts: JSONText {
    switch self {
    case .changed(let object, let property, let old, let new, let since, let readers):
      .object([
        "note": .string("changed"), "object": .string(object), "property": .string(property),
        "old": .string(old), "new": .string(new), "sinceLine": since.map { .integer($0.line) },
        "readers": .array(readers.map { .string($0.name) }),
      ])
    case .cycle(let object, let links):
      .object([
        "note": .string("cycle"), "object": .string(object), "links": .array(links.map(\.json)),
      ])
    case .kept(let object, let variable, let links):
      .object([
        "note": .string("kept"), "object": .string(object), "variable": .string(variable),
        "links": .array(links.map(\.json)),
      ])
    case .skippedObservers(let property):
      .object(["note": .string("skippedObservers"), "property": .string(property)])
    case .repeated(let object, let count):
      .object([
        "note": .string("repeated"), "object": .string(object), "count": .integer(count),
      ])
    case .lostReference(let property, let isOfStructure):
      .object([
        "note": .string("lostReference"), "property": .string(property),
        "isOfStructure": .boolean(isOfStructure),
      ])
    case .changedCopy(
      let copy, let original, let old, let new, let made, let kept, let read, let isOfActor):
      .object([
        "note": .string("changedCopy"), "copy": .string(copy), "original": .string(original),
        "old": .string(old), "new": .string(new), "madeLine": .integer(made.line),
        "kept": .string(kept), "readLine": .integer(read.line), "isOfActor": .boolean(isOfActor),
      ])
    case .changedShared(
      let object, let path, let originalPath, let copy, let original, let made, let read):
      .object([
        "note": .string("changedShared"), "object": .string(object), "path": .string(path),
        "originalPath": .string(originalPath), "copy": .string(copy),
        "original": .string(original), "madeLine": .integer(made.line),
        "readLine": .integer(read.line),
      ])
    case .inState(let path, let object):
      .object(["note": .string("inState"), "path": .string(path), "object": .string(object)])
    case .observed(let observation, let properties, let repeats):
      .object([
        "note": .string("observed"), "observation": .integer(observation),
        "properties": .array(properties.map { .string($0) }), "repeats": .boolean(repeats),
      ])
    case .observationEnded(let observation, let property):
      .object([
        "note": .string("observationEnded"), "observation": .integer(observation),
        "property": .string(property),
      ])
    case .unobserved(let property, let observation, let isOver):
      .object([
        "note": .string("unobserved"), "observation": .integer(observation),
        "property": .string(property), "isOver": .boolean(isOver),
      ])
    }
  }
}

extension ObjectNote.Link {
  fileprivate var json: JSONText {
    switch self {
    case .property(let property, let object):
      .object(["property": .string(property), "of": .string(object)])
    case .closure(let place, let capture):
      .object([
        "closure": place?.json ?? .object([]), "captured": capture.map { .string($0.name) },
        "weakUserLine": capture?.weakUser.map { .integer($0.line) },
      ])
    }
  }
}
