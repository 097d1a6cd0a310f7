/// The property or variable with a weak reference, which a trace may name.
package enum WeakHolder: Hashable, Sendable {
  /// A stored property. A structure that contains it still exists when its object doesn't.
  case property(String, isOfStructure: Bool)
  /// A variable that the program declares as weak.
  case variable(String)
}

/// One step of lowered code. Each works on the frame's slots and its operand stack. The notation is
/// `before -- after`, with the top of the stack on the right.
package enum Instruction: Sendable {
  // MARK: Values
  /// `-- value`
  case push(Value)
  /// `value --`
  case pop
  /// `value -- value value`
  case duplicate
  /// `a b -- b a`
  case swap

  // MARK: Slots and cells
  /// `-- value`; traps on an uninitialized variable.
  case load(slot: Int, name: String)
  /// `-- value`, leaving the slot uninitialized: the only reference, so that mutation is in place.
  case take(slot: Int)
  /// `value --`
  case store(slot: Int)
  /// `--`; puts a new cell with the slot's value into the slot.
  case box(slot: Int)
  /// `-- value`, through the cell in the slot, which is the variable's own or was passed to it.
  case loadCell(slot: Int, name: String, isOwn: Bool = false)
  /// `value --`, through the cell in the slot.
  case storeCell(slot: Int, isOwn: Bool = false)
  /// `-- cell`, the cell itself, to capture or pass it.
  case loadReference(slot: Int)
  /// `-- value`, from a global variable.
  case loadGlobal(Cell, name: String)
  /// `value --`
  case storeGlobal(Cell)
  /// `value -- cell`
  case makeCell
  /// `cell -- value`
  case openCell
  /// `-- value`, running the initializer first if necessary.
  case loadStatic(StaticStorage)
  /// `value --`; runs the initializer first if necessary, as Swift does.
  case storeStatic(StaticStorage)
  /// `object|none|some(object) -- weak`
  case makeWeak
  /// `weak -- some(object)|none`
  case loadWeak(WeakHolder? = nil)
  /// `weak -- object`; traps if the object was released.
  case loadUnowned
  /// `error -- none`: `try?` drops an error.
  case dropError
  /// `void value -- void`: an initializer has assigned a value to a property, and called no observer of the
  /// property. The value is void if it isn't known.
  case noteSkippedObservers(of: String)
  /// `array -- array`: a new array, whose elements are one object.
  case noteRepeated
  /// `value -- value`: what happens to a copy, or to its original.
  case noteCopy(CopySite, CopySite.Moment)

  // MARK: Accesses
  /// `object --`: from here to `endAccess` the field is being modified, and every other access to
  /// it traps. Its value may be copied, changed and put back.
  case beginFieldAccess(Int, name: String)
  /// `cell --`: begins an access to a variable, in code that wasn't passed the cell itself.
  case beginAccess(name: String)
  /// `--`, ends the latest access. An error that leaves the access ends it too.
  case endAccess

  // MARK: Making and opening aggregates
  /// `a… -- tuple`
  case makeTuple(labels: [String?])
  /// `a… -- array`
  case makeArray(count: Int)
  /// `k v… -- dictionary`; traps on duplicate keys.
  case makeDictionary(count: Int)
  /// `a… -- set`
  case makeSet(count: Int)
  /// `fields… -- structure`
  case makeStructure(TypeInstance, count: Int)
  /// `types… fields… -- structure` of a generic type.
  case makeGenericStructure(TypeDescriptor, typeCount: Int, count: Int)
  /// `-- object`, its fields uninitialized.
  case makeObject(TypeInstance, fieldCount: Int)
  /// `types… -- object` of a generic class.
  case makeGenericObject(TypeDescriptor, typeCount: Int, fieldCount: Int)
  /// `type -- object` of the metatype's class.
  case makeDynamicObject
  /// `payload… -- enumeration`
  case makeEnumeration(TypeInstance, index: Int, count: Int)
  /// `types… payload… -- enumeration` of a generic type.
  case makeGenericEnumeration(TypeDescriptor, typeCount: Int, index: Int, count: Int)
  /// `captures… -- closure`
  case makeClosure(Function, captureCount: Int)
  /// `value -- some(value)`
  case wrap
  /// `tuple -- element`
  case tupleElement(Int)
  /// `tuple value -- tuple`
  case setTupleElement(Int)
  /// `structure -- field`
  case field(Int, name: String)
  /// `structure value -- structure`
  case setField(Int)
  /// `object -- field`
  case objectField(Int, name: String)
  /// `object value --`
  case setObjectField(Int)
  /// `enumeration -- value`, one payload element.
  case payload(Int)
  /// `enumeration -- bool`
  case isCase(Int)
  /// `optional -- bool`
  case isSome
  /// `some(value) -- value`; traps on none.
  case unwrap
  /// `value -- bool`
  case isType(RuntimeType)
  /// `value -- some(value)|none`
  case castIfPossible(RuntimeType)
  /// `value -- value`; traps if the cast fails.
  case castOrTrap(RuntimeType)
  /// `value -- type`
  case typeOf

  // MARK: Types as values
  /// `types… -- type`: the template with its parameters replaced.
  case makeType(RuntimeType, count: Int)
  /// `type -- type`: the associated type in its conformance.
  case associatedType(ProtocolDescriptor, index: Int)
  /// `object|type -- type`: an argument of the type, or of its superclass with this descriptor.
  case typeArgument(TypeDescriptor, index: Int)
  /// `value type -- bool`
  case isDynamicType
  /// `value type -- some(value)|none`
  case castDynamicallyIfPossible
  /// `value type -- value`; traps if the cast fails.
  case castDynamicallyOrTrap

  // MARK: Flow
  case jump(Int)
  /// `bool --`
  case jumpIfFalse(Int)
  /// `bool --`
  case jumpIfTrue(Int)
  /// `some(value) -- value` and continues, or `none --` and jumps.
  case jumpIfNone(Int)
  /// `-- element`, incrementing the index, or jumps at the end of the array. Both are in slots.
  case nextElement(array: Int, index: Int, otherwise: Int)
  /// `-- integer`, counting up, or jumps after the last one. Then the counter's slot is none.
  case nextInteger(counter: Int, upper: Int, includesUpper: Bool, otherwise: Int)
  /// Until the matching `endHandling`, a thrown error cuts the stack to the current height and is
  /// pushed, and execution continues at the target.
  case beginHandling(Int)
  case endHandling
  /// `error --`
  case `throw`
  /// `value --`, leaving the frame.
  case `return`
  /// Ends the program's run with a trap.
  case trap(Trap.Reason)

  // `captures… arguments… -- result`; the count includes the captures.
  /// `captures… arguments… -- result`; the count includes the captures.
  case call(Function, argumentCount: Int)
  /// `closure arguments… -- result`
  case callClosure(argumentCount: Int)
  /// `arguments… -- result`: calls the method in the slot of the class of `self`, which is an
  /// object or metatype.
  case callMethod(MethodSlot, selfIndex: Int, argumentCount: Int)
  /// `selfType arguments… -- result`: calls the witness in the type's conformance. If the type is
  /// an existential that doesn't conform itself, uses the type of `self`, which is the first
  /// argument that isn't a type.
  case callWitness(Requirement, argumentCount: Int)
  /// `arguments… -- result`: a pure built-in function.
  case intrinsic(Intrinsic, argumentCount: Int)
  /// `base arguments… -- result newBase`: a pure built-in function that changes its base. The stack
  /// releases its reference to the base first, so that a unique base changes in place.
  case mutatingIntrinsic(MutatingIntrinsic, argumentCount: Int)
  /// `cell arguments… -- result`: changes the value in a cell, which keeps its value after a trap.
  case mutateCell(
    MutatingIntrinsic, argumentCount: Int, isOwn: Bool = false, name: String = "variable")
  /// `object arguments… -- result`: changes a field of an object.
  case mutateObjectField(Int, MutatingIntrinsic, argumentCount: Int)
  /// `arguments… -- result`: leaves the machine with a request. The driver pushes the result.
  case perform(Operation, argumentCount: Int)
  /// `pieces… -- string`: interpolates the descriptions of the pieces.
  case interpolate(count: Int)
}
