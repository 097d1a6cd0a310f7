/// The translation of a function's stack code, which the machine runs.
///
/// Instructions and their constants are in memory that doesn't move while the function is alive, so
/// that the machine reads them without counting references.
final class RegisterCode: @unchecked Sendable {
  /// The properties that running needs. Valid as long as its function is.
  struct View {
    let instructions: UnsafePointer<RegisterInstruction>
    let constants: UnsafePointer<Value>
    // The pools retain these objects, so using them counts no references.
    let functions: UnsafePointer<Unmanaged<Function>>
    let cells: UnsafePointer<Unmanaged<Cell>>
    let intrinsics: UnsafePointer<Unmanaged<Intrinsic>>
    let mutatingIntrinsics: UnsafePointer<Unmanaged<MutatingIntrinsic>>
    let sites: UnsafePointer<Unmanaged<DispatchSite>>
    let calls: UnsafePointer<HoldingCall>
    let variableCalls: UnsafePointer<VariableCall>
    let instances: UnsafePointer<TypeInstance>
    let makings: UnsafePointer<Unmanaged<MakingSite>>
    let typeArguments: UnsafePointer<TypeArgument>
    let stackCode: UnsafePointer<Instruction>
    let stackCount: Int
    let captureCount: Int32
    /// The number of captures and parameters.
    let argumentCount: Int32
    /// The number of captures, parameters and other variables.
    let slotCount: Int32
    /// The number of variables and operands.
    let frameSize: Int32
    /// The parameters, as bits, that are `inout` and hold the value itself (`HoldingCall`).
    let held: UInt64
    /// Whether a call may need no frame.
    let isLeaf: Bool
    /// The operation of a leaf that consists of one operation on two integers.
    let ofIntegers: Opcode?
    /// The viewed code; nil only during its initialization.
    fileprivate(set) var owner: Unmanaged<RegisterCode>?
  }

  /// A call of a function with values in place of the cells of `inout` parameters. When it returns,
  /// the changed values are in the same registers.
  struct HoldingCall {
    let function: Unmanaged<Function>
    let code: UnsafePointer<View>
  }

  /// A call of a witness whose type and two arguments are in variables.
  struct VariableCall {
    let site: Unmanaged<DispatchSite>
    let type: Int32
    let first: Int32
    let second: Int32

    var registers: [Int32] { [type, first, second] }
  }

  // Immutable after init.
  let view: View
  let instructions: [RegisterInstruction]
  /// For each instruction, its stack instruction, and the first stack instruction that it replaces.
  let sources: [Int32]
  let beginnings: [Int32]
  let pools: Pools
  private let viewPointer: UnsafeMutablePointer<View>

  /// An argument of a generic type.
  struct TypeArgument {
    let descriptor: TypeDescriptor
    let index: Int
  }

  /// The objects that instructions refer to by number.
  struct Pools {
    var constants: [Value] = []
    var functions: [Function] = []
    var cells: [Cell] = []
    var intrinsics: [Intrinsic] = []
    var mutatingIntrinsics: [MutatingIntrinsic] = []
    var sites: [DispatchSite] = []
    /// `functions` contains the calls' functions, and keeps the code alive.
    var calls: [HoldingCall] = []
    /// `sites` contains the calls' sites.
    var variableCalls: [VariableCall] = []
    var instances: [TypeInstance] = []
    var makings: [MakingSite] = []
    var typeArguments: [TypeArgument] = []
    /// The complete stack code, for general instructions.
    var stackCode: [Instruction] = []
  }

  init(
    instructions: [RegisterInstruction], sources: [Int32], beginnings: [Int32], pools: Pools,
    captureCount: Int, argumentCount: Int, slotCount: Int, frameSize: Int, held: UInt64 = 0
  ) {
    self.instructions = instructions
    self.sources = sources
    self.beginnings = beginnings
    self.pools = pools
    let isLeaf =
      held == 0 && Self.isLeaf(instructions, arguments: argumentCount, slots: slotCount)
    view = View(
      instructions: Self.keep(instructions), constants: Self.keep(pools.constants),
      functions: Self.lend(pools.functions), cells: Self.lend(pools.cells),
      intrinsics: Self.lend(pools.intrinsics),
      mutatingIntrinsics: Self.lend(pools.mutatingIntrinsics),
      sites: Self.lend(pools.sites), calls: Self.keep(pools.calls),
      variableCalls: Self.keep(pools.variableCalls),
      instances: Self.keep(pools.instances), makings: Self.lend(pools.makings),
      typeArguments: Self.keep(pools.typeArguments), stackCode: Self.keep(pools.stackCode),
      stackCount: pools.stackCode.count, captureCount: Int32(captureCount),
      argumentCount: Int32(argumentCount), slotCount: Int32(slotCount),
      frameSize: Int32(frameSize), held: held,
      isLeaf: isLeaf, ofIntegers: isLeaf ? Self.operationOfIntegers(instructions) : nil)
    viewPointer = .allocate(capacity: 1)
    viewPointer.initialize(to: view)
    viewPointer.pointee.owner = .passUnretained(self)
  }

  deinit {
    Self.release(view.instructions, instructions.count)
    Self.release(view.constants, pools.constants.count)
    Self.release(view.functions, pools.functions.count)
    Self.release(view.cells, pools.cells.count)
    Self.release(view.intrinsics, pools.intrinsics.count)
    Self.release(view.mutatingIntrinsics, pools.mutatingIntrinsics.count)
    Self.release(view.sites, pools.sites.count)
    Self.release(view.calls, pools.calls.count)
    Self.release(view.variableCalls, pools.variableCalls.count)
    Self.release(view.instances, pools.instances.count)
    Self.release(view.makings, pools.makings.count)
    Self.release(view.typeArguments, pools.typeArguments.count)
    Self.release(view.stackCode, pools.stackCode.count)
    viewPointer.deallocate()
  }

  /// The code of an unsealed function, which never runs.
  static let none = RegisterCode(
    instructions: [], sources: [], beginnings: [], pools: Pools(), captureCount: 0,
    argumentCount: 0,
    slotCount: 0, frameSize: 0)

  var pointer: UnsafePointer<View> { UnsafePointer(viewPointer) }

  private static func lend<Element: AnyObject>(
    _ elements: [Element]
  ) -> UnsafePointer<Unmanaged<Element>> {
    keep(elements.map(Unmanaged.passUnretained))
  }

  private static func keep<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let kept = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    kept.initialize(from: elements, count: elements.count)
    return UnsafePointer(kept)
  }

  private static func release<Element>(_ kept: UnsafePointer<Element>, _ count: Int) {
    let kept = UnsafeMutablePointer(mutating: kept)
    kept.deinitialize(count: count)
    kept.deallocate()
  }
}
