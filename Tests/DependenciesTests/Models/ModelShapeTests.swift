import Dependencies
import Foundation
import Observation
import Testing

// Models whose wrapper is hard to find.

private class Root {
  let label = "root"
  private var weight = 1.5
}

private class Middle: Root {
  @Dependency(\.number) private var number
}

private class Derived: Middle {
  let name: String? = nil
}

private final class TwiceDerived: Derived {
  let other = [1, 2, 3]
}

private class Generic<Element> {
  var element: Element
  @Dependency(\.number) private var number
  init(_ element: Element) { self.element = element }
}

private final class OfGeneric: Generic<(Int8, String)> {
  let flag = true
}

private final class GenericOfGeneric<First, Second>: Generic<First?> {
  var second: Second
  init(_ first: First, _ second: Second) {
    self.second = second
    super.init(first)
  }
}

private class GenericWithout<Element> {
  var element: Element
  init(_ element: Element) { self.element = element }
}

private final class WrapperAfterGeneric: GenericWithout<(Int8, Int8, Int8)> {
  var byte: UInt8 = 1
  @Dependency(\.number) private var number
}

private struct Structure {
  let label = "structure"
  @Dependency(\.number) private var number
}

private actor Actor {
  var count = 0
  @Dependency(\.number) private var number
}

private protocol Labelled {}
extension String: Labelled {}

private final class Anchor: Sendable {
  static let shared = Anchor()
}

/// Fields of all kinds before the wrapper.
private final class Crowded {
  enum Choice {
    case none
    case some(Int, String)
  }

  weak var weakly: Anchor?
  unowned var unowned = Anchor.shared
  unowned(unsafe) var unsafely = Anchor.shared
  lazy var lazily: [Int] = [1]
  var maybe: Int??
  var choice = Choice.some(1, "")
  var anything: Any = 1
  var labelled: any Labelled = ""
  var several: any Labelled & Sendable = ""
  var tuple: (Int8, String, (Bool, Double)) = (1, "", (true, 1))
  var closure: @Sendable (Int) -> Int = { $0 }
  var metatype: any Any.Type = Int.self
  var closureOfC: @convention(c) (Int32) -> Int32 = { $0 }
  var byte: UInt8 = 1
  private var wide: SIMD16<Double> = .zero
  var empty: Void = ()
  @Dependency(\.number) private var number
}

@propertyWrapper
private struct Clamped {
  var wrappedValue: Int
}

private final class OtherWrappersFirst {
  @Clamped private var clamped = 1
  @Clamped var visible = 2
  @Dependency(NumberKey.self) private var number
}

@Observable
private final class Observed {
  var count = 0
  @ObservationIgnored @Dependency(\.number) private var number
}

private final class Held {
  let number: Dependency<Int>
  init() { number = Dependency(\.number) }
}

/// A subclass from another module, whose layout isn't known at compile time.
///
/// Sendable if its superclass is, because the wrapper never changes.
private final class Foreign: JSONEncoder, @unchecked Sendable {
  @Dependency(\.number) private var number
}

/// Reads its own dependencies in its deinitializer.
private final class Dying {
  let found: Box<Int>
  @Dependency(\.number) private var number
  init(_ found: Box<Int>) { self.found = found }
  deinit {
    let number = withDependencies(from: self) { DependencyValues._current.number }
    found.change { $0 = number }
  }
}

@Suite("The wrapper of a model")
struct ModelShapeTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Makes a model, and passes it to `withDependencies(from:)` to read its captured value.
    var inherited: @Sendable () -> Int

    init<Model>(_ description: String, _ make: @escaping @Sendable () -> Model) {
      testDescription = description
      inherited = {
        let model = withDependencies {
          $0.number = 7
        } operation: {
          make()
        }
        return withDependencies(from: model) { DependencyValues._current.number }
      }
    }
  }

  static let shapes = [
    Shape("of a class in the middle") { Middle() },
    Shape("of a superclass") { Derived() },
    Shape("two classes up") { TwiceDerived() },
    Shape("two classes up, by the type of the root") { TwiceDerived() as Root },
    Shape("of a generic class") { Generic<any Labelled>("") },
    Shape("of a generic superclass") { OfGeneric((1, "")) },
    Shape("of a generic superclass of a generic class") { GenericOfGeneric(1, "") },
    Shape("after fields of a generic superclass") { WrapperAfterGeneric((1, 2, 3)) },
    Shape("of a structure") { Structure() },
    Shape("of a structure, erased") { Structure() as Any },
    Shape("of an actor") { Actor() },
    Shape("after fields of all kinds") { Crowded() },
    Shape("after other property wrappers") { OtherWrappersFirst() },
    Shape("of an observable class") { Observed() },
    Shape("held without being applied") { Held() },
    Shape("of a subclass of another module's class") { Foreign() },
  ]

  @Test("is found", arguments: shapes)
  func found(_ shape: Shape) {
    let (number, issues) = recordingIssues { shape.inherited() }
    #expect(number == 7)
    #expect(issues.isEmpty)
  }

  @Test("is found in an optional model, and missed in none")
  func optional() {
    let model: NumberModel? = withDependencies {
      $0.number = 7
    } operation: {
      NumberModel()
    }
    #expect(withDependencies(from: model) { NumberModel().number } == 7)
    let (number, issues) = recordingIssues {
      withDependencies(from: nil as NumberModel?) { NumberModel().number }
    }
    #expect(number == 0)
    #expect(issues.count == 1)
  }

  @Test("is found again, whichever type was looked up first")
  func again() {
    for _ in 0..<3 {
      for shape in Self.shapes { #expect(shape.inherited() == 7) }
    }
  }

  @Test("is found while the model is deinitialized")
  func dying() {
    let found = Box(0)
    withDependencies {
      $0.number = 9
    } operation: {
      _ = Dying(found)
    }
    #expect(found.value == 9)
    var later: Dying? = withDependencies {
      $0.number = 10
    } operation: {
      Dying(found)
    }
    #expect(later != nil)
    later = nil
    #expect(found.value == 10)
  }

  @Test("is missing, and reported, in a class whose superclasses have none either")
  func none() {
    let (_, issues) = recordingIssues {
      withDependencies(from: Root()) {}
      withDependencies(from: GenericWithout(1)) {}
    }
    #expect(issues.count == 2)
  }
}

private final class NumberModel {
  @Dependency(\.number) var number
}
