extension Prelude {
  static let literals = #"""
    protocol ExpressibleByIntegerLiteral {
      associatedtype IntegerLiteralType
      init(integerLiteral value: IntegerLiteralType)
    }
    protocol ExpressibleByFloatLiteral {
      associatedtype FloatLiteralType
      init(floatLiteral value: FloatLiteralType)
    }
    protocol ExpressibleByBooleanLiteral {
      associatedtype BooleanLiteralType
      init(booleanLiteral value: BooleanLiteralType)
    }
    protocol ExpressibleByNilLiteral {
      init(nilLiteral: ())
    }
    protocol ExpressibleByUnicodeScalarLiteral {
      associatedtype UnicodeScalarLiteralType
      init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
    }
    protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
      associatedtype ExtendedGraphemeClusterLiteralType
      init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
    }
    extension ExpressibleByExtendedGraphemeClusterLiteral
    where ExtendedGraphemeClusterLiteralType == UnicodeScalarLiteralType {
      init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType) {
        self.init(extendedGraphemeClusterLiteral: value)
      }
    }
    protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
      associatedtype StringLiteralType
      init(stringLiteral value: StringLiteralType)
    }
    extension ExpressibleByStringLiteral
    where StringLiteralType == ExtendedGraphemeClusterLiteralType {
      init(extendedGraphemeClusterLiteral value: StringLiteralType) {
        self.init(stringLiteral: value)
      }
    }
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
    protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      init(arrayLiteral elements: ArrayLiteralElement...)
    }
    protocol ExpressibleByDictionaryLiteral {
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral elements: (Key, Value)...)
    }
    typealias IntegerLiteralType = Int
    typealias FloatLiteralType = Double
    typealias BooleanLiteralType = Bool
    typealias StringLiteralType = String
    """#
}
