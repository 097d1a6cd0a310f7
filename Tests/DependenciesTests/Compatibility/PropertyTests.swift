import Dependencies
import Testing

// Dependencies as applications declare them.

/// An interface. Its live value is in an extension, as if in another module.
private struct ShopClient: Sendable {
  var price: @Sendable (_ product: String) -> Int
}

extension ShopClient: TestDependencyKey {
  static let testValue = ShopClient(price: unimplemented("ShopClient.price", placeholder: 0))
}

extension ShopClient: DependencyKey {
  /// Stored, so it is made once per process. Its closure reads the values that are current when it
  /// runs.
  static let liveValue: ShopClient = {
    @Dependency(\.coupon?.percent) var percent
    return ShopClient(price: { $0.count * (100 - (percent ?? 0)) })
  }()
}

private struct Coupon: Sendable {
  var percent: Int
  var uses: [String: Int] = [:]
}

/// An optional dependency.
private enum CouponKey: DependencyKey {
  static let liveValue: Coupon? = nil
  static let testValue: Coupon? = nil
}

/// State behind a default. All users of the default share the state.
private actor Register: DependencyKey {
  private(set) var total = 0
  func take(_ amount: Int) { total += amount }
  static var liveValue: Register { Register() }
  static var testValue: Register { Register() }
}

extension DependencyValues {
  fileprivate var shop: ShopClient {
    get { self[ShopClient.self] }
    set { self[ShopClient.self] = newValue }
  }
  fileprivate var coupon: Coupon? {
    get { self[CouponKey.self] }
    set { self[CouponKey.self] = newValue }
  }
}

@Suite("A property of the values, as applications declare it")
struct PropertyTests {
  @Test("may be nil, be read through, and be changed in part")
  func optional() {
    @Dependency(\.coupon?.percent) var percent
    @Dependency(\.coupon?.uses["apple"]) var uses
    #expect(percent == nil)
    withDependencies {
      $0.coupon = Coupon(percent: 10)
    } operation: {
      #expect(percent == 10)
      withDependencies {
        $0.coupon?.percent += 5
        $0.coupon?.uses["apple"] = 2
      } operation: {
        #expect(percent == 15)
        #expect(uses == 2)
      }
    }
  }

  @Test("keeps the state of its default separate for each context")
  func state() async {
    @Dependency(Register.self) var register
    await register.take(1)
    for context in [DependencyContext.live, .preview] {
      await withDependencies {
        $0.context = context
      } operation: {
        #expect(await register.total == 0)
        await register.take(10)
        #expect(await register.total == 10)
      }
    }
    await withDependencies {
      $0.number = 1
    } operation: {
      #expect(await register.total == 1)
    }
  }

  @Test("with a stored default reads the values that are current when its closures run")
  func storedDefault() {
    withDependencies {
      $0 = .live
    } operation: {
      @Dependency(\.shop.price) var price
      #expect(price("pear") == 400)
      withDependencies {
        $0.coupon = Coupon(percent: 50)
      } operation: {
        #expect(price("pear") == 200)
      }
      #expect(price("pear") == 400)
    }
  }
}
