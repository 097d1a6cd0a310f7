extension FunctionDeclaration {
  /// The types and effects in a function's head. It never changes and is passed often. As a
  /// reference it avoids copies.
  package final class Interface {
    /// The parameters with their declared types, in terms of the declaration's generic parameters.
    package let parameters: [Parameter]
    package let result: Type
    package let isAsync: Bool
    package let thrown: Type?
    /// `rethrows`: throws only if its arguments do.
    package let isRethrowing: Bool
    package let isolation: Isolation
    /// `-> Self` of a class's member: the result is the static type of the base.
    package let returnsSelf: Bool
    /// Whether `Self` of a class is its result, or inside the type of a function that it takes.
    package let mentionsSelf: Bool
    /// The type of a reference to the function, without `self`: parameters, effects, result.
    package private(set) lazy var type = makeType()

    package init(
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
      mentionsSelf = returnsSelf || parameters.contains(where: \.mentionsSelf)
    }

    /// A copy with other types.
    package func replacing(parameters: [Parameter], result: Type) -> Interface {
      Interface(
        parameters: parameters, result: result, isAsync: isAsync, thrown: thrown,
        isRethrowing: isRethrowing, isolation: isolation, returnsSelf: returnsSelf)
    }

    package func isolated(_ isolation: Isolation) -> Interface {
      Interface(
        parameters: parameters, result: result, isAsync: isAsync, thrown: thrown,
        isRethrowing: isRethrowing, isolation: isolation, returnsSelf: returnsSelf)
    }

    package func makeType(isSendable: Bool = false) -> Type {
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

  /// The type of a reference to the function, without `self`.
  package var type: Type {
    let interface = interface.value
    return isSendable ? interface.makeType(isSendable: true) : interface.type
  }
}
