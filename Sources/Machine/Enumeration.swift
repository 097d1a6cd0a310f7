/// A value of one of the program's enumerations: a case and its associated values.
package struct Enumeration: Sendable {
  package let instance: TypeInstance
  /// Index into `descriptor.cases`.
  package let index: Int
  let storage: Payload?

  package init(_ instance: TypeInstance, index: Int, payload: [Value] = []) {
    self.instance = instance
    self.index = index
    storage = payload.isEmpty ? nil : Payload(payload)
  }

  package init(descriptor: TypeDescriptor, index: Int, payload: [Value] = []) {
    self.init(descriptor.plain, index: index, payload: payload)
  }

  package var descriptor: TypeDescriptor { instance.descriptor }

  package var payload: [Value] { storage?.values ?? [] }
}

/// The associated values of an enumeration, shared by its copies.
final class Payload: @unchecked Sendable {
  // Changes only when nobody else can refer to the payload any more.
  private(set) var values: [Value]

  init(_ values: [Value]) {
    self.values = values
  }

  deinit { dismantle(surrender()) }

  /// What it held, which it gives up.
  func surrender() -> [Value] {
    let held = values
    values = []
    return held
  }
}
