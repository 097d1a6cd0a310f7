/// A value that didn't reach a place where the program may expect it, and the way to pass it there.
package indirect enum Loss: Hashable, Sendable {
  /// A model was made where an override wasn't in effect that its maker, another model, had
  /// captured.
  case child(Child)
  /// A static or global variable, or a cached default, was computed from the values in effect at
  /// that time.
  case computed(Computed)
  /// A value that was computed earlier is used where other values are in effect.
  case tooLate(TooLate)
  /// An override or a binding ended before it was read, and then a value that it had set is read.
  case ended(Ended)
  /// An override was in effect where a yield or a store was called, and another value was read inside.
  case around(Around)
  /// A property was overridden, and its setter changed another dependency than its getter reads.
  case otherKey(OtherKey)
  /// A test's task continued after the test had ended.
  case outlived(Outlived)
  /// A closure that is a part of an override reads that override, and so calls itself.
  case ownOverride(OwnOverride)
  /// `try?` dropped an error. The lane had reported an issue before.
  case droppedError(DroppedError)
  /// The program asked for a random or current value, although a dependency that gives such values is
  /// overridden.
  case uncontrolled(Uncontrolled)
  /// A wrapper reads a new generator, whose values begin again, after values of an earlier one that was made
  /// at the same place.
  case startedAgain(StartedAgain)
}

extension Loss {
  package struct Child: Hashable, Sendable {
    /// The type of the model without the override; nil for a wrapper that belongs to no model.
    package var model: String?
    /// Where the model was made.
    package var made: Place?
    /// The dependency that its wrapper reads.
    package var wrapper: String
    /// The dependency of the model whose default contains that wrapper, if it isn't the model's
    /// own.
    package var through: String?
    package var override: Scope.Override
    /// The type of the model that had captured the override and made the other model.
    package var parent: String
    package var parentMade: Place?
    /// The current place of the parent's function; nil if the parent only started a task.
    package var call: Place?

    package init(
      model: String?, made: Place?, wrapper: String, through: String?, override: Scope.Override,
      parent: String, parentMade: Place?, call: Place?
    ) {
      self.model = model
      self.made = made
      self.wrapper = wrapper
      self.through = through
      self.override = override
      self.parent = parent
      self.parentMade = parentMade
      self.call = call
    }
  }

  /// A dependency or a task-local that a value was computed from.
  package struct Ingredient: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case taskLocal, dependency
    }

    package var kind: Kind
    package var name: String
    package var value: String
    /// Where the override or binding that was read was made; nil for a default.
    package var place: Place?

    package init(kind: Kind, name: String, value: String, place: Place?) {
      self.kind = kind
      self.name = name
      self.value = value
      self.place = place
    }
  }

  package struct Computed: Hashable, Sendable {
    package var name: String
    package var value: String
    package var ingredients: [Ingredient]

    package init(name: String, value: String, ingredients: [Ingredient]) {
      self.name = name
      self.value = value
      self.ingredients = ingredients
    }
  }

  package struct TooLate: Hashable, Sendable {
    package enum Store: Hashable, Sendable {
      /// A static or global variable.
      case variable
      /// The cache of a context.
      case cache(Provider)
    }

    package var store: Store
    /// The variable or the dependency, and the place where it was computed.
    package var name: String
    package var computed: Place?
    /// The ingredient at the time of the computation.
    package var then: Ingredient
    /// The current ingredient; without a place if it is the default.
    package var now: Ingredient

    package init(
      store: Store, name: String, computed: Place?, then: Ingredient, now: Ingredient
    ) {
      self.store = store
      self.name = name
      self.computed = computed
      self.then = then
      self.now = now
    }
  }

  package struct Ended: Hashable, Sendable {
    package var kind: Ingredient.Kind
    /// The name under which the default was read.
    package var name: String
    package var override: Scope.Override
    /// The scope that had set the value.
    package var scope: ScopeID
    /// Whether the function that opened the scope had ended as well.
    package var isOfEndedCall: Bool
    /// Whether a store opened the scope, for its effects and reducers.
    package var isOfStore: Bool
    /// Whether the store also calls the code that reads, as it calls another reducer.
    package var isInOtherReducer: Bool
    /// A closure that was made in the scope, and reads outside of it.
    package var closure: Place?
    /// Whether a `yield` had put the scope into effect where the closure was made.
    package var isYielded: Bool

    package init(
      kind: Ingredient.Kind, name: String, override: Scope.Override, scope: ScopeID,
      isOfEndedCall: Bool, isOfStore: Bool = false, isInOtherReducer: Bool = false,
      closure: Place? = nil, isYielded: Bool = false
    ) {
      self.closure = closure
      self.isYielded = isYielded
      self.isInOtherReducer = isInOtherReducer
      self.kind = kind
      self.name = name
      self.override = override
      self.scope = scope
      self.isOfEndedCall = isOfEndedCall
      self.isOfStore = isOfStore
    }
  }

  package struct Around: Hashable, Sendable {
    /// The name under which the dependency was read.
    package var name: String
    package var override: Scope.Override
    /// Where the dependencies escaped; for a store, where it was created.
    package var escaped: Place?
    package var isOfStore: Bool

    package init(name: String, override: Scope.Override, escaped: Place?, isOfStore: Bool) {
      self.name = name
      self.override = override
      self.escaped = escaped
      self.isOfStore = isOfStore
    }
  }

  package struct OtherKey: Hashable, Sendable {
    /// The property.
    package var name: String
    package var override: Scope.Override
    /// The key that the setter changed, and the key that the getter reads.
    package var set: String
    package var read: String

    package init(name: String, override: Scope.Override, set: String, read: String) {
      self.name = name
      self.override = override
      self.set = set
      self.read = read
    }
  }

  package struct Outlived: Hashable, Sendable {
    package var test: String
    /// The text of the issue that the task reported.
    package var issue: String

    package init(test: String, issue: String) {
      self.test = test
      self.issue = issue
    }
  }

  package struct OwnOverride: Hashable, Sendable {
    /// The name under which the dependency was read.
    package var name: String
    /// Where the closure is written.
    package var closure: Place

    package init(name: String, closure: Place) {
      self.name = name
      self.closure = closure
    }
  }

  package struct DroppedError: Hashable, Sendable {
    package var error: String
    /// Whether the program declares the type of the error.
    package var isOfProgram: Bool

    package init(error: String, isOfProgram: Bool) {
      self.error = error
      self.isOfProgram = isOfProgram
    }
  }

  package struct Uncontrolled: Hashable, Sendable {
    package enum Source: String, Hashable, Sendable {
      case random, time
    }

    package var source: Source
    /// The dependency that gives such values.
    package var dependency: String
    /// Where it is overridden.
    package var place: Place?

    package init(source: Source, dependency: String, place: Place?) {
      self.source = source
      self.dependency = dependency
      self.place = place
    }
  }

  package struct StartedAgain: Hashable, Sendable {
    /// The name under which the generator was read.
    package var name: String
    /// The type of the model with the wrapper; nil for a wrapper that belongs to no model.
    package var model: String?
    /// Where both generators were set.
    package var place: Place
    /// Where the wrapper read the earlier one.
    package var earlier: Place?

    package init(name: String, model: String?, place: Place, earlier: Place?) {
      self.name = name
      self.model = model
      self.place = place
      self.earlier = earlier
    }
  }
}
