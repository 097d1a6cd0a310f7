/// One step of lowered code. Each works on the frame's slots and its operand stack; the picture
/// reads `before -- after`, the top of the stack to the right.
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
  /// `-- value`; traps on a variable not yet initialized.
  case load(slot: Int, name: String)
  /// `-- value`, leaving the slot uninitialized: the only reference, so that mutation is in place.
  case take(slot: Int)
  /// `value --`
  case store(slot: Int)
  /// `--`; puts a fresh cell holding the slot's value into the slot.
  case box(slot: Int)
  /// `-- value`, through the cell in the slot, which is the variable's own or one it was passed.
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
  /// `-- value`, running the initializer first if need be.
  case loadStatic(StaticStorage)
  /// `value --`; runs the initializer first if need be, as Swift does.
  case storeStatic(StaticStorage)
  /// `object|none|some(object) -- weak`
  case makeWeak
  /// `weak -- some(object)|none`
  case loadWeak
  /// `weak -- object`; traps when the object is gone.
  case loadUnowned

  // MARK: Accesses
  /// `object --`: from here to `endAccess` the field is being modified, and every other access to it
  /// traps. What it has may be copied, changed and put back.
  case beginFieldAccess(Int, name: String)
  /// `cell --`: the same of a variable, for who has not been passed the cell itself.
  case beginAccess(name: String)
  /// `--`, of the access that began last. An error that leaves it ends it too.
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
  /// `types… fields… -- structure`, of a generic type.
  case makeGenericStructure(TypeDescriptor, typeCount: Int, count: Int)
  /// `-- object`, its fields uninitialized.
  case makeObject(TypeInstance, fieldCount: Int)
  /// `types… -- object`, of a generic class.
  case makeGenericObject(TypeDescriptor, typeCount: Int, fieldCount: Int)
  /// `type -- object`, of the class that the metatype is of.
  case makeDynamicObject
  /// `payload… -- enumeration`
  case makeEnumeration(TypeInstance, index: Int, count: Int)
  /// `types… payload… -- enumeration`, of a generic type.
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
  /// `value -- value`; traps.
  case castOrTrap(RuntimeType)
  /// `value -- type`
  case typeOf

  // MARK: Types as values
  /// `types… -- type`: the template with its parameters replaced.
  case makeType(RuntimeType, count: Int)
  /// `type -- type`: what its conformance says the associated type is.
  case associatedType(ProtocolDescriptor, index: Int)
  /// `object|type -- type`: the argument that it, or its superclass of this descriptor, was made with.
  case typeArgument(TypeDescriptor, index: Int)
  /// `value type -- bool`
  case isDynamicType
  /// `value type -- some(value)|none`
  case castDynamicallyIfPossible
  /// `value type -- value`; traps.
  case castDynamicallyOrTrap

  // MARK: Flow
  case jump(Int)
  /// `bool --`
  case jumpIfFalse(Int)
  /// `bool --`
  case jumpIfTrue(Int)
  /// `some(value) -- value` and goes on, or `none --` and jumps.
  case jumpIfNone(Int)
  /// `-- element`, counting the index up, or jumps at the end of the array; both are in slots.
  case nextElement(array: Int, index: Int, otherwise: Int)
  /// `-- integer`, counting up, or jumps after the last; the counter's slot is none from then on.
  case nextInteger(counter: Int, upper: Int, includesUpper: Bool, otherwise: Int)
  /// Until the matching `endHandling`, an error thrown cuts the stack back to its present height,
  /// is pushed, and execution goes on at the target.
  case beginHandling(Int)
  case endHandling
  /// `error --`
  case `throw`
  /// `value --`, leaving the frame.
  case `return`
  /// Ends the program's run with a trap.
  case trap(Trap.Reason)

  // MARK: Calls
  /// `captures… arguments… -- result`; the count includes what the function captures.
  case call(Function, argumentCount: Int)
  /// `closure arguments… -- result`
  case callClosure(argumentCount: Int)
  /// `arguments… -- result`: what the class of the object or metatype among them has in the slot.
  case callMethod(MethodSlot, selfIndex: Int, argumentCount: Int)
  /// `selfType arguments… -- result`: what the type's conformance has for the requirement. Where the
  /// type is an existential that doesn't conform itself, the type of `self` counts, which is the first
  /// argument that is no type.
  case callWitness(Requirement, argumentCount: Int)
  /// `arguments… -- result`: a pure built-in function.
  case intrinsic(Intrinsic, argumentCount: Int)
  /// `base arguments… -- result newBase`: a pure built-in function that changes its base. The
  /// stack gives up its reference to the base first, so that a unique base changes in place.
  case mutatingIntrinsic(MutatingIntrinsic, argumentCount: Int)
  /// `cell arguments… -- result`: the same in a cell, which keeps its value if it traps.
  case mutateCell(MutatingIntrinsic, argumentCount: Int, isOwn: Bool = false)
  /// `object arguments… -- result`: the same in a field of an object.
  case mutateObjectField(Int, MutatingIntrinsic, argumentCount: Int)
  /// `arguments… -- result`: leaves the machine with a request; the driver pushes the result.
  case perform(Operation, argumentCount: Int)
  /// `pieces… -- string`: interpolation, each piece described.
  case interpolate(count: Int)
}
