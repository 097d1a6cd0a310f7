import CheckedTree
import Machine

/// The cells of `inout` arguments, and exclusive accesses.
extension Emitter {
  /// The slot with the value, if no other code can access it.
  func ownSlot(of root: Place.Root) -> Int? {
    switch root {
    case .slot(let slot): return slot
    case .variable(let variable):
      guard case .local = variable.storage, !holdsCell(variable) else { return nil }
      return slot(of: variable)
    case .objectField, .staticStorage, .computed, .reference: return nil
    }
  }

  /// `-- cell`: the variable's own cell, or a new one that `close` writes back. `close` also ends
  /// the access that begins here.
  ///
  /// The new cell has the only reference to the value, as in Swift, because nothing reads the place
  /// before `close`. A place that outlives a trap contains the cell meanwhile.
  func pushCell(of place: Place, _ opened: inout [OpenedCell]) {
    if case .variable(let variable) = place.root, place.projections.isEmpty,
      loadCell(of: variable)
    {
      if beginAccess(to: place) {
        opened.append(OpenedCell(place: place, slot: nil, isAccess: true))
      }
      return
    }
    if case .staticStorage(let storage) = place.root, place.projections.isEmpty {
      // Reading the static runs its initializer if necessary.
      code.append(.loadStatic(storage))
      code.append(.pop)
      let isAccess = beginAccess(to: place)
      code.append(.push(.cell(storage.cell)))
      opened.append(OpenedCell(place: place, slot: nil, isAccess: isAccess))
      return
    }
    let own = ownSlot(of: place.root)
    if let own, place.projections.isEmpty {
      code.append(.take(slot: own))
    } else {
      read(place)
    }
    if own != nil, !place.projections.isEmpty {
      code.append(.push(.uninitialized))
      store(place)
    }
    var isAccess = own != nil && beginAccess(to: place)
    code.append(.makeCell)
    code.append(.duplicate)
    let slot = storeInNewSlot()
    if own == nil {
      code.append(.loadReference(slot: slot))
      store(place)
      isAccess = beginAccess(to: place)
    } else if let own, lentSlots.contains(own) {
      // The place from which the slot's value was read gets the cell, too.
      code.append(.loadReference(slot: slot))
      store(place)
    }
    clearDefaults(of: place)
    opened.append(OpenedCell(place: place, slot: slot, isAccess: isAccess))
  }

  /// Clears the default values that a dictionary contains since the place was stored.
  private func clearDefaults(of place: Place) {
    for case .value(_, .slot(let slot)?, _) in place.projections {
      code.append(.push(.void))
      code.append(.store(slot: slot))
    }
  }

  /// Begins an exclusive access that is checked at run time. Returns false if the compiler finds
  /// all overlaps, or if overlaps are allowed.
  func beginAccess(to place: Place) -> Bool {
    switch place.root {
    case .objectField(let slot, let index, let name):
      code.append(.loadReference(slot: slot))
      code.append(.beginFieldAccess(index, name: name))
      return true
    case .staticStorage(let storage):
      code.append(.push(.cell(storage.cell)))
      code.append(.beginAccess(name: storage.name))
      return true
    case .variable(let variable):
      // Other parts of a local variable may be accessed during this access, but no other elements.
      let isLocal = if case .local = variable.storage { true } else { false }
      guard variable.isAccessedExclusively, !isLocal || !place.isBesideOtherParts,
        loadCell(of: variable)
      else { return false }
      code.append(.beginAccess(name: variable.name))
      return true
    case .slot, .computed, .reference: return false
    }
  }

  /// Writes back the values of the cells of a call.
  ///
  /// - Parameter afterError: Whether an error left the call and ended the accesses.
  func close(_ opened: [OpenedCell], afterError: Bool = false) {
    for cell in opened.reversed() {
      if let slot = cell.slot {
        code.append(.take(slot: slot))
        code.append(.openCell)
      }
      if cell.isAccess, !afterError { code.append(.endAccess) }
      if cell.slot != nil { store(cell.place) }
    }
  }
}

/// A cell for a place during a call.
struct OpenedCell {
  let place: Place
  /// The slot of the cell; nil if it is the place's own cell.
  let slot: Int?
  let isAccess: Bool
}

extension Variable {
  /// Whether overlapping accesses are detected at run time: closures may hold the variable, or it
  /// is global.
  var isAccessedExclusively: Bool {
    if case .global = storage { return true }
    return isBoxed
  }
}
