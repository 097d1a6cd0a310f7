/// The bound of a built-in function's result and time. Built-in functions can't be interrupted from
/// outside.
enum IntrinsicBound: Equatable, Sendable {
  /// The result has a constant size, and takes constant time.
  case fixed
  /// The result has at most a few times as many elements and bytes as the arguments.
  case ofArguments
  /// The function checks `Limits` and `Workload` before or while it makes the result.
  case checked
  /// Larger arguments are refused, because the host computes the result and can't be interrupted.
  case hosted(bytes: Int)
}

extension Intrinsics {
  /// The bound of each built-in function, by name.
  static let bounds: [String: IntrinsicBound] = {
    let groups: [(IntrinsicBound, String)] = [
      (.fixed, fixedNames), (.ofArguments, linearNames), (.checked, checkedNames),
      // The slowest of these functions takes less than a tenth of a second for a text of this size.
      (.hosted(bytes: 250_000), hostedTextNames),
      // Numbers, dates and identifiers.
      (.hosted(bytes: 10_000), hostedNames),
    ]
    return Dictionary(
      groups.flatMap { bound, names in
        names.split(whereSeparator: \.isWhitespace).map { (String($0), bound) }
      }, uniquingKeysWith: { first, _ in first })
  }()

  /// Returns the function with its bound enforced.
  static func bounded(_ intrinsic: Intrinsic) -> Intrinsic {
    guard case .hosted(let most)? = bounds[intrinsic.name] else { return intrinsic }
    let apply = intrinsic.apply
    return Intrinsic(intrinsic.name, isLinear: true) { arguments throws(Trap) in
      let bytes = arguments.reduce(0) { $0 + $1.weight }
      guard bytes <= most else {
        throw Trap(.tooLarge(what: "text of `\(intrinsic.name)`", limit: most))
      }
      // For one byte, Foundation takes far longer than the machine for one instruction.
      _ = Workload.current.spend(bytes * Limits.partsPerFuel)
      return try apply(arguments)
    }
  }

  private static let fixedNames = """
    abs.double abs.int assert atomic.compareExchange atomic.exchange atomic.load atomic.make
    bool.not bool.toggle coding.scalar collection.sharesStorage json.kind
    characterSet.contains characterSet.inverted
    characterSet.range decimal.combined decimal.constant decimal.exponent decimal.fromDouble
    decimal.isNaN decimal.isNegative decimal.less decimal.make decimal.power decimal.rounded
    decimal.significand dispatchInterval.microseconds dispatchInterval.milliseconds
    dispatchInterval.nanoseconds dispatchInterval.seconds dispatchTime.addInterval
    dispatchTime.addSeconds double.add double.bitPattern double.convert double.divide
    double.exactly double.exponent double.fromBitPattern double.fromFloat double.fromInt
    double.fromInteger double.greater double.greaterOrEqual double.greatest double.infinity
    double.isFinite double.isInfinite double.isMinus double.isNaN double.isNormal double.isZero
    double.leastNonzero double.leastNormal double.less double.lessOrEqual double.magnitude
    double.multiply double.nan double.negate double.nextDown double.nextUp double.pi double.random
    double.remainder double.rounded double.roundedBy double.significand double.squareRoot
    double.subtract double.truncatingRemainder double.ulp double.ulpOfOne double.zero duration.add
    duration.components duration.divide duration.divideDouble duration.less duration.make
    duration.microseconds duration.milliseconds duration.millisecondsDouble duration.multiply
    duration.multiplyDouble duration.nanoseconds duration.ratio duration.seconds
    duration.secondsDouble duration.subtract duration.zero fatalError float.add float.bitPattern
    float.convert float.divide float.exactly float.exponent float.fromBitPattern float.fromDouble
    float.fromInteger float.greater float.greaterOrEqual float.greatest
    float.greatestFiniteMagnitude float.infinity float.isFinite float.isInfinite float.isMinus
    float.isNaN float.isNormal float.isZero float.leastNonzero float.leastNormal
    float.leastNormalMagnitude float.less float.lessOrEqual float.magnitude float.multiply
    float.nan float.negate float.nextDown float.nextUp float.pi float.random float.remainder
    float.rounded float.roundedBy float.significand float.squareRoot float.subtract
    float.truncatingRemainder float.ulp float.ulpOfOne float.zero identity int.add int.and
    int.complement int.divide int.fromDouble int.fromUInt64 int.greater int.greaterOrEqual
    int.isMultiple int.less int.lessOrEqual int.magnitude int.max int.min int.multiply int.negate
    int.or int.remainder int.shiftLeft int.shiftRight int.signum int.subtract int.wrappingAdd
    int.wrappingMultiply int.wrappingSubtract int.xor integer.absolute integer.add
    integer.addReporting integer.advanced integer.and integer.bitWidth integer.bitWidth.Int
    integer.bitWidth.Int16 integer.bitWidth.Int32 integer.bitWidth.Int64 integer.bitWidth.Int8
    integer.bitWidth.UInt integer.bitWidth.UInt16 integer.bitWidth.UInt32 integer.bitWidth.UInt64
    integer.bitWidth.UInt8 integer.byteSwapped integer.clamping integer.clamping.Int
    integer.clamping.Int16 integer.clamping.Int32 integer.clamping.Int64 integer.clamping.Int8
    integer.clamping.UInt integer.clamping.UInt16 integer.clamping.UInt32 integer.clamping.UInt64
    integer.clamping.UInt8 integer.complement integer.convert integer.convert.Int
    integer.convert.Int16 integer.convert.Int32 integer.convert.Int64 integer.convert.Int8
    integer.convert.UInt integer.convert.UInt16 integer.convert.UInt32 integer.convert.UInt64
    integer.convert.UInt8 integer.description integer.distance integer.divide
    integer.divideReporting integer.exactly integer.exactly.Int integer.exactly.Int16
    integer.exactly.Int32 integer.exactly.Int64 integer.exactly.Int8 integer.exactly.UInt
    integer.exactly.UInt16 integer.exactly.UInt32 integer.exactly.UInt64 integer.exactly.UInt8
    integer.exactlyFromDouble integer.fromDouble integer.greater integer.greaterOrEqual
    integer.isMultiple integer.isSigned integer.leadingZeroBitCount integer.less
    integer.lessOrEqual integer.literal.Int integer.literal.Int16 integer.literal.Int32
    integer.literal.Int64 integer.literal.Int8 integer.literal.UInt integer.literal.UInt16
    integer.literal.UInt32 integer.literal.UInt64 integer.literal.UInt8 integer.magnitude
    integer.maskingShiftLeft integer.maskingShiftRight integer.max integer.max.Int
    integer.max.Int16 integer.max.Int32 integer.max.Int64 integer.max.Int8 integer.max.UInt
    integer.max.UInt16 integer.max.UInt32 integer.max.UInt64 integer.max.UInt8 integer.min
    integer.min.Int integer.min.Int16 integer.min.Int32 integer.min.Int64 integer.min.Int8
    integer.min.UInt integer.min.UInt16 integer.min.UInt32 integer.min.UInt64 integer.min.UInt8
    integer.mixedEqual integer.mixedGreater integer.mixedGreaterOrEqual integer.mixedLess
    integer.mixedLessOrEqual integer.mixedNotEqual integer.multipliedFullWidth integer.multiply
    integer.multiplyReporting integer.negate integer.nonzeroBitCount integer.or
    integer.quotientAndRemainder integer.random integer.remainder integer.remainderReporting
    integer.shiftLeft integer.shiftRight integer.signum integer.subtract integer.subtractReporting
    integer.trailingZeroBitCount integer.truncating integer.truncating.Int
    integer.truncating.Int16 integer.truncating.Int32 integer.truncating.Int64
    integer.truncating.Int8 integer.truncating.UInt integer.truncating.UInt16
    integer.truncating.UInt32 integer.truncating.UInt64 integer.truncating.UInt8
    integer.wrappingAdd integer.wrappingMultiply integer.wrappingSubtract integer.xor
    integer.zero.Int integer.zero.Int16 integer.zero.Int32 integer.zero.Int64 integer.zero.Int8
    integer.zero.UInt integer.zero.UInt16 integer.zero.UInt32 integer.zero.UInt64
    integer.zero.UInt8 isNative key.hashed keyPath.description keyPath.getter
    keyPath.isReferenceWritable keyPath.readsToAssign keyPath.setter keyPath.startsFrom math.acos
    math.acosh math.asin math.asinh math.atan math.atan2 math.atanh math.cbrt math.copysign math.cos math.cosh math.erf
    math.exp math.exp2 math.expm1 math.hypot math.log math.log10 math.log1p math.log2 math.pow
    math.sin math.sinh math.tan math.tanh math.tgamma nil.differs nil.equals notSame
    objectIdentifier objectIdentifier.less optional.differsFromNil optional.equalsNil optional.some
    optional.take optional.unwrap precondition
    preconditionFailure random range.closed range.contains
    range.count range.from range.halfOpen range.isEmpty range.lower range.through range.unchecked
    range.uncheckedClosed range.upTo range.upper same scalar.escaped scalar.mapped scalar.name
    scalar.number scalar.property scalar.text stride.next stride.overflows typeIdentifier
    uint64.add uint64.fromDouble uint64.fromInt uint64.multiply
    native.isObject nsnull.make nsnumber.bool nsnumber.decimal nsnumber.double nsnumber.int
    nsnumber.make nsnumber.makeDecimal nsnumber.makeDecimalOf nsnumber.order nsnumber.uint
    numberFormatter.bool numberFormatter.int numberFormatter.make numberFormatter.string
    numberFormatter.text object.inside object.isUnique type.layout
    """

  private static let linearNames = """
    array.checkBounds array.contains array.count array.dropFirst array.dropLast array.empty
    array.enumerated array.first array.firstIndex array.get array.indices array.isEmpty array.last
    array.max array.min array.popLast array.prefix array.remove array.removeAll array.removeFirst
    array.removeLast array.reverse array.reversed array.set array.shuffle array.shuffled
    array.slice array.sliced array.startIndex array.suffix array.swapAt base64.decoded
    base64.encoded character.asciiValue character.fromString character.hexDigitValue
    character.isASCII character.isCased character.isCurrencySymbol character.isHexDigit
    character.isLetter character.isLowercase character.isMathSymbol character.isNewline
    character.isNumber character.isPunctuation character.isSymbol character.isUppercase
    character.isWhitespace character.isWholeNumber character.less character.lowercased
    character.uppercased character.wholeNumberValue characterSet.intersection
    characterSet.symmetricDifference characterSet.union dictionary.count dictionary.elements
    dictionary.empty dictionary.get dictionary.getDefault dictionary.insertHashed
    dictionary.isEmpty dictionary.keys dictionary.probe dictionary.removeAll
    dictionary.removeHashed dictionary.removeValue dictionary.replacingValues dictionary.set
    dictionary.setDefault dictionary.updateValue dictionary.values double.fromString double.parse
    error.posixReason
    enumeration.named enumeration.fromRawValue json.document enumeration.rawValue float.fromString float.parse hash.mix hash.seed
    int.fromString integer.fromString integer.parse.Int integer.parse.Int16 integer.parse.Int32
    integer.parse.Int64 integer.parse.Int8 integer.parse.UInt integer.parse.UInt16
    integer.parse.UInt32 integer.parse.UInt64 integer.parse.UInt8 mirror.caseName mirror.children
    mirror.errorCode mirror.style mirror.superclassType native.elements
    set.contains set.count set.elements set.empty set.fromArray set.insert set.insertHashed
    set.intersection set.isEmpty set.isSubset set.members set.probe set.remove set.removeHashed
    set.replacingMembers set.subtracting set.union set.update string.after string.before
    string.byte
    string.character string.characters string.count string.decoded string.distance
    string.dropFirst string.dropLast string.empty string.first string.fromCharacters
    string.greater string.greaterOrEqual string.hasPrefix string.hasSuffix string.isEmpty
    string.last string.less string.lessOrEqual string.lowercased string.prefix string.reversed
    string.scalars string.size string.sliced string.suffix string.uppercased string.utf16
    string.utf8 type.erase type.eraseWithClass type.name type.of type.ofGeneric type.opened
    type.openedWithClass type.replace
    type.qualifiedName type.withoutClass uuid.bytes uuid.text zip
    json.isValid json.serialized string.validated
    """

  private static let checkedNames = """
    array.append array.appendContents array.concatenate array.insert array.joined array.repeating
    array.replace array.sort array.sorted array.sortedByLeaf describe describeOptional equal format.printf
    integer.toString json.fields json.items json.keys json.text json.value keyPath.append native.allElements notEqual number.canonical range.elements
    range.reversed regex.matches regex.names regex.optionals regex.output
    set.sorted stride.through stride.to string.append string.appendInPlace
    string.contains string.containsCharacter string.repeating string.replaced string.split
    string.splitOffsets text.padded
    json.parsed
    """

  private static let hostedTextNames = """
    characterSet.named pattern.escaped pattern.group pattern.groups pattern.matches pattern.replaced
    regex.complaint regex.program
    string.components text.compare text.components text.decoded text.encoded
    text.percentEncoded text.range text.rangeOfSet text.replaced text.transformed text.trimmed
    text.utf16Offset text.utf8Offset
    url.part url.parts url.pathComponents url.query url.queryItems url.text
    format.list
    """

  private static let hostedNames = """
    calendar.adding calendar.compare calendar.component calendar.components calendar.date
    calendar.description calendar.difference calendar.interval calendar.isWeekend calendar.next
    calendar.ordinality calendar.range calendar.setting calendar.symbols calendar.week date.iso8601Text
    date.iso8601Format date.iso8601Parse date.iso8601Time date.parse
    json.camelCase json.snakeCase
    date.text decimal.parse format.date format.dateSymbols format.dateTemplate format.decimal format.integer format.number format.parseDate locale.part
    timeZone.abbreviation timeZone.make timeZone.offset uuid.parse
    calendar.settingPart format.byteCount nsnumber.parseDecimal numberFormatter.number
    numberFormatter.set
    """
}
