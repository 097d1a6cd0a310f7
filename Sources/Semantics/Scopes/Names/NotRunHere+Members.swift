package import Machine
import Reading

// Members of Swift's library types (Swift 6.3) that the prelude doesn't declare. A type's members
// are those on its own line and on those of its protocols.

extension NotRunHere {
  /// Why a member with this name, or an initializer with these labels (`init(cString:)`), of one of the
  /// types and protocols isn't supported; nil if they have no such member.
  package static func reason(
    forMember name: String, anyOf owners: Set<String>, importing modules: Set<String>
  ) -> NotRunReason? {
    owners.lazy.flatMap { members[$0] ?? [] }.first { group in
      (group.modules.isEmpty || !group.modules.isDisjoint(with: modules))
        && group.names.contains(name)
    }?.reason
  }

  private struct Members {
    let modules: Set<String>
    let names: Set<String>
    let reason: NotRunReason
  }

  private static let members: [String: [Members]] = {
    var members: [String: [Members]] = [:]
    func add(_ lines: String, of modules: Set<String>, _ reason: NotRunReason = .notRun) {
      for line in lines.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        let owners = words.prefix { $0 != ":" }
        let names = Set(words.dropFirst(owners.count + 1))
        for owner in owners {
          members[owner, default: []].append(
            Members(modules: modules, names: names, reason: reason))
        }
      }
    }
    add(swiftMembers, of: [])
    add(foundationMembers, of: ["Foundation"])
    add(combineMembers, of: ["Combine"], .publishers)
    return members
  }()

  /// Each line has types or protocols, a colon, and the members of all of them.
  private static let swiftMembers = """
    Actor MainActor : unownedExecutor withSerialExecutor sharedUnownedExecutor enqueue
    AnyKeyPath : rootType valueType
    Array ArraySlice ContiguousArray CollectionOfOne : mutableSpan span
    Array ArraySlice ContiguousArray : withContiguousMutableStorageIfAvailable withUnsafeBufferPointer
    Array ArraySlice ContiguousArray : withUnsafeBytes withUnsafeMutableBufferPointer
    Array ArraySlice ContiguousArray : withUnsafeMutableBytes init(capacity:initializingWith:)
    Array ArraySlice ContiguousArray : init(unsafeUninitializedCapacity:initializingWith:)
    BidirectionalCollection : difference
    BidirectionalCollection Collection String Substring : firstMatch firstRange matches prefixMatch
    BidirectionalCollection Collection String Substring : ranges trimmingPrefix wholeMatch
    BinaryFloatingPoint : binade exponentBitCount exponentBitPattern significandBitCount
    BinaryFloatingPoint : significandBitPattern significandWidth
    BinaryFloatingPoint : init(sign:exponentBitPattern:significandBitPattern:)
    BinaryInteger : words
    Character : UTF16View UTF8View UnicodeScalarView utf16
    Collection : removingSubranges trimPrefix
    ContinuousClock SuspendingClock : systemEpoch
    Double Float : init(nan:signaling:)
    DiscardingTaskGroup TaskGroup ThrowingDiscardingTaskGroup ThrowingTaskGroup : addImmediateTask
    DiscardingTaskGroup TaskGroup : addImmediateTaskUnlessCancelled
    ThrowingDiscardingTaskGroup ThrowingTaskGroup : addImmediateTaskUnlessCancelled
    Duration : attoseconds init(attoseconds:)
    FixedWidthInteger : dividingFullWidth multipliedFullWidth
    FloatingPoint : exponent floatingPointClass isCanonical isLessThanOrEqualTo isSignalingNaN
    FloatingPoint : isSubnormal isTotallyOrdered maximumMagnitude minimumMagnitude radix signalingNaN
    FloatingPoint : significand init(sign:exponent:significand:) init(signOf:magnitudeOf:)
    Int String RawRepresentable : codingKey init(codingKey:)
    MutableCollection RangeReplaceableCollection Set : moveSubranges removeSubranges
    RangeReplaceableCollection : applying
    Sequence : withContiguousStorageIfAvailable
    StaticString : hasPointerRepresentation isASCII unicodeScalar utf8CodeUnitCount utf8Start
    StaticString : withUTF8Buffer
    String Substring : decodeCString isContiguousUTF8 makeContiguousUTF8 utf8CString utf8Span
    String Substring : withCString withUTF8 init(copying:) init(decoding:as:) init(decodingCString:as:)
    String Substring : init(cString:) init(unsafeUninitializedCapacity:initializingUTF8With:)
    String Substring : init(validating:as:) init(validatingCString:) init(validatingUTF8:)
    Properties : age canonicalCombiningClass changesWhenLowercased changesWhenNFKCCaseFolded
    Properties : changesWhenUppercased generalCategory isBidiControl isBidiMirrored isCaseIgnorable
    Properties : isDefaultIgnorableCodePoint isDeprecated isExtender isFullCompositionExclusion
    Properties : isGraphemeBase isGraphemeExtend isIDContinue isIDStart isLogicalOrderException
    Properties : isNoncharacterCodePoint isPatternSyntax isPatternWhitespace isRadical
    Properties : isSentenceTerminal isSoftDotted isUnifiedIdeograph isXIDContinue isXIDStart nameAlias
    Properties : numericType
    Scalar : utf8 utf16 init(utf8:)
    UnicodeScalarView : append insert remove removeAll removeFirst removeLast replaceSubrange
    Task UnsafeCurrentTask : escalatePriority unownedTaskExecutor immediate
    TaskExecutor : asUnownedTaskExecutor enqueue
    Unicode : ASCII CanonicalCombiningClass Encoding GeneralCategory NumericType ParseResult Parser
    Unicode : UTF32 Version
    """

  private static let foundationMembers = """
    Array ArraySlice Data : regions
    Calendar : RecurrenceRule RepeatedTimePolicy SearchDirection dateIntervalOfWeekend dates
    Calendar : enumerateDates maximumRange minimumRange nextWeekend
    CocoaError : Code code errorCode userInfo underlying init(_:) init(_:userInfo:)
    CharacterSet : bitmapRepresentation decomposables hasMember illegalCharacters isSuperset
    CharacterSet : nonBaseCharacters urlPasswordAllowed urlUserAllowed
    Data : ReadingOptions SearchOptions WritingOptions bytes copyBytes enumerateBytes mutableBytes
    Data : firstRange lastRange mutableSpan range reserveCapacity span withUnsafeMutableBytes
    DateComponents : ISO8601FormatStyle formatted isRepeatedDay isValidDate
    DateFormatter : amSymbol defaultDate doesRelativeDateFormatting eraSymbols generatesCalendarDates
    DateFormatter : gregorianStartDate isLenient localizedString longEraSymbols monthSymbols pmSymbol
    DateFormatter : quarterSymbols setLocalizedDateFormatFromTemplate shortMonthSymbols
    DateFormatter : shortQuarterSymbols shortStandaloneMonthSymbols shortStandaloneQuarterSymbols
    DateFormatter : shortStandaloneWeekdaySymbols shortWeekdaySymbols standaloneMonthSymbols
    DateFormatter : standaloneQuarterSymbols standaloneWeekdaySymbols twoDigitStartDate
    DateFormatter : veryShortMonthSymbols veryShortStandaloneMonthSymbols
    DateFormatter : veryShortStandaloneWeekdaySymbols veryShortWeekdaySymbols weekdaySymbols
    DateInterval : compare
    Duration : formatted TimeFormatStyle UnitsFormatStyle
    Locale : Collation Components HourCycle IdentifierType LanguageDirection MeasurementSystem
    Locale : NumberingSystem Script Subdivision Variant Weekday alternateQuotationBeginDelimiter
    Locale : alternateQuotationEndDelimiter availableNumberingSystems calendar canonicalIdentifier
    Locale : canonicalLanguageIdentifier collation collationIdentifier collatorIdentifier
    Locale : currencyCode firstDayOfWeek hourCycle languageCode measurementSystem numberingSystem
    Locale : preferredLanguages preferredLocales quotationBeginDelimiter quotationEndDelimiter
    Locale : availableIdentifiers commonISOCurrencyCodes
    Locale : regionCode scriptCode subdivision timeZone usesMetricSystem variant variantCode
    OperationQueue : progress
    ProcessInfo : activeProcessorCount arguments globallyUniqueString hostName operatingSystemVersion
    ProcessInfo : operatingSystemVersionString physicalMemory processIdentifier processName
    ProcessInfo : processorCount systemUptime userName fullUserName isOperatingSystemAtLeast
    Sequence : compare
    Sequence : formatted sorted(using:)
    MutableCollection : sort(using:)
    String : CompareOptions availableStringEncodings data defaultCStringEncoding localizedName
    String : localizedStringWithFormat
    StringProtocol : appending appendingFormat applyingTransform cString canBeConverted commonPrefix
    StringProtocol : completePath decomposedStringWithCanonicalMapping
    StringProtocol : decomposedStringWithCompatibilityMapping enumerateSubstrings fastestEncoding
    StringProtocol : getBytes getCString getLineStart getParagraphStart lengthOfBytes lineRange
    StringProtocol : localizedStandardRange maximumLengthOfBytes paragraphRange
    StringProtocol : precomposedStringWithCanonicalMapping
    StringProtocol : precomposedStringWithCompatibilityMapping rangeOfComposedCharacterSequence
    StringProtocol : rangeOfComposedCharacterSequences smallestEncoding substring
    Thread : callStackReturnAddresses isMultiThreaded main
    Date : ComponentsFormatStyle IntervalFormatStyle RelativeFormatStyle
    TimeZone : knownTimeZoneIdentifiers
    TimeZone : NameStyle abbreviationDictionary localizedName nextDaylightSavingTimeTransition
    URL : DirectoryHint Template checkResourceIsReachable currentDirectory dataRepresentation
    URL : deletePathExtension homeDirectory relativePath removeAllCachedResourceValues
    URL : removeCachedResourceValue resolveSymlinksInPath resolvingSymlinksInPath resourceValues
    URL : setResourceValues setTemporaryResourceValue standardize standardized standardizedFileURL
    URL : temporaryDirectory withUnsafeFileSystemRepresentation
    URLComponents : encodedHost percentEncodedFragment percentEncodedHost percentEncodedPassword
    URLComponents : percentEncodedPath percentEncodedQueryItems percentEncodedUser rangeOfFragment
    URLComponents : rangeOfHost rangeOfPassword rangeOfPath rangeOfPort rangeOfQuery rangeOfScheme
    URLComponents : rangeOfUser
    UUID : random
    """

  private static let combineMembers = """
    Publisher : assign catch collect combineLatest compactMap contains count debounce decode delay
    Publisher : drop dropFirst eraseToAnyPublisher filter first flatMap handleEvents ignoreOutput last
    Publisher : makeConnectable map max measureInterval merge min multicast output prefix prepend
    Publisher : print reduce receive removeDuplicates replaceEmpty replaceError replaceNil retry scan
    Publisher : setFailureType share sink subscribe switchToLatest throttle timeout tryMap values zip
    """
}

extension SemanticModel {
  /// Reports that a member of Swift's library type isn't supported; false if Swift doesn't have
  /// such a member either.
  package func reportMissing(
    member name: String, of base: Type, at position: Position, in context: Context
  ) -> Bool {
    let type = base.instance ?? base
    let reason = NotRunHere.reason(
      forMember: name, anyOf: libraryNames(of: type, in: context),
      importing: imports(seenFrom: context))
    guard let reason else { return false }
    reportUnsupported(
      UnsupportedMessage.member(name: name, type: type, reason: reason), at: position)
    return true
  }

  /// The library's types and protocols whose members a type has.
  private func libraryNames(of type: Type, in context: Context) -> Set<String> {
    var protocols: [ProtocolDeclaration] = []
    var names: Set<String> = []
    switch type.kind {
    case .nominal(let declaration, _):
      protocols = declaredConformances(of: type).map(\.0.protocol)
      if declaration.isPrelude { names.insert(declaration.name) }
    case .existential(let existential): protocols = existential.protocols
    case .opaque(let result, _): protocols = result.constraint.protocols
    case .parameter, .member: protocols = context.signature.protocols(of: type)
    case .error, .variable, .tuple, .function, .metatype: break
    }
    for one in protocols.flatMap(\.closure) where one.isPrelude { names.insert(one.name) }
    return names
  }
}
