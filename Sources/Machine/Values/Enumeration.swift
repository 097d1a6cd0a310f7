/// A value of one of the program's enumerations: a case and its associated values.
package struct Enumeration: Sendable {
  package let instance: TypeInstance
  /// Index into `descriptor.cases`.
  package let index: Int
  package let payload: Values

  package init(_ instance: TypeInstance, index: Int, payload: Values = []) {
    self.instance = instance
    self.index = index
    self.payload = payload
  }

  package init(descriptor: TypeDescriptor, index: Int, payload: Values = []) {
    self.init(descriptor.plain, index: index, payload: payload)
  }

  package var descriptor: TypeDescriptor { instance.descriptor }
}
