extension FunctionDeclaration {
  /// What is known from its head. It is asked for wherever the function is named, and never changes:
  /// as a reference it costs nothing to hand over.
  final class Interface {
    /// The parameters' types as written, with the declaration's generic parameters.
    let parameters: [Parameter]
    let result: Type
    let isAsync: Bool
    let thrown: Type?
    /// `rethrows`: throws only what its arguments do.
    let isRethrowing: Bool
    let isolation: Isolation
    /// `-> Self` of a class's member: the static type of what it is called on.
    let returnsSelf: Bool
    /// The type of a reference to a function with it, without `self`: parameters, effects, result.
    private(set) lazy var type = makeType()

    init(
      parameters: [Parameter], result: Type, isAsync: Bool = false, thrown: Type? = nil,
      isRethrowing: Bool = false, isolation: Isolation = .unspecified, returnsSelf: Bool = false
    ) {
      self.parameters = parameters
      self.result = result
      self.isAsync = isAsync
      self.thrown = thrown
      self.isRethrowing = isRethrowing
      self.isolation = isolation
      self.returnsSelf = returnsSelf
    }

    /// The same with other types.
    func replacing(parameters: [Parameter], result: Type) -> Interface {
      Interface(
        parameters: parameters, result: result, isAsync: isAsync, thrown: thrown,
        isRethrowing: isRethrowing, isolation: isolation, returnsSelf: returnsSelf)
    }

    func isolated(_ isolation: Isolation) -> Interface {
      Interface(
        parameters: parameters, result: result, isAsync: isAsync, thrown: thrown,
        isRethrowing: isRethrowing, isolation: isolation, returnsSelf: returnsSelf)
    }

    func makeType(isSendable: Bool = false) -> Type {
      .function(
        FunctionType(
          parameters: parameters.map {
            .init(
              type: $0.type, isInout: $0.isInout, isAutoclosure: $0.isAutoclosure,
              isVariadic: $0.isVariadic)
          },
          result: result, isAsync: isAsync, thrown: thrown, isSendable: isSendable,
          isolation: isolation))
    }
  }

  /// The type of a reference to it, without `self`.
  var type: Type {
    let interface = interface.value
    return isSendable ? interface.makeType(isSendable: true) : interface.type
  }
}
