import Foundation

// A style is passed as a dictionary of texts. Missing entries mean Foundation's defaults.
extension Intrinsics {
  static let formats: [Intrinsic] = [
    Intrinsic("format.printf", isLinear: true) { arguments throws(Trap) in
      .string(try PrintfFormat(arguments.string(0), arguments.array(1)).text())
    },
    Intrinsic("format.integer") { arguments throws(Trap) in
      let (number, style) = (try arguments.sizedInteger(0), try arguments.texts(1))
      return .string(text(of: number, style))
    },
    Intrinsic("format.decimal") { arguments throws(Trap) in
      let (number, style) = (try arguments.decimal(0), try arguments.texts(1))
      return .string(text(of: number, style))
    },
    Intrinsic("format.number") { arguments throws(Trap) in
      let (number, style) = (try arguments.double(0), try arguments.texts(1))
      let locale = locale(style)
      switch style["kind"] {
      case "percent":
        return .string(
          number.formatted(
            configured(FloatingPointFormatStyle<Double>.Percent(locale: locale), style)))
      case "currency":
        return .string(
          number.formatted(
            configured(
              FloatingPointFormatStyle<Double>.Currency(code: style["code"] ?? "", locale: locale),
              style)))
      default:
        return .string(
          number.formatted(configured(FloatingPointFormatStyle<Double>(locale: locale), style)))
      }
    },
    Intrinsic("format.date") { arguments throws(Trap) in
      let date = Date(timeIntervalSinceReferenceDate: try arguments.double(0))
      guard isRepresentable(date) else {
        throw Trap(.custom("the date is too far away for a calendar"))
      }
      let style = try arguments.texts(1)
      return .string(
        style["kind"] == "style"
          ? dateStyle(style).format(date) : formatter(style).string(from: date))
    },
    Intrinsic("format.parseDate", isLinear: true) { arguments throws(Trap) in
      let date = formatter(try arguments.texts(1)).date(from: try arguments.string(0))
      return Value((date?.timeIntervalSinceReferenceDate).map { .double($0) })
    },
  ]

  /// Lists of texts and numbers of bytes.
  static let listFormats: [Intrinsic] = [
    // Texts, the kind of list, the width, and the identifier of a locale.
    Intrinsic("format.list", isLinear: true) { arguments throws(Trap) in
      var members: [String] = []
      for case .string(let text) in try arguments.array(0) { members.append(text) }
      let isAnd = try arguments.string(1) == "and"
      let width = try arguments.string(2)
      let style = ListFormatStyle<StringStyle, [String]>.list(
        type: isAnd ? .and : .or,
        width: width == "short" ? .short : width == "narrow" ? .narrow : .standard)
      return .string(members.formatted(style.locale(Locale(identifier: try arguments.string(3)))))
    },
    // The number, the style, the units, and whether zero is spelled out and bytes are shown.
    Intrinsic("format.byteCount") { arguments throws(Trap) in
      let count = Int64(truncatingIfNeeded: try arguments.sizedInteger(0))
      let styles: [ByteCountFormatStyle.Style] = [.file, .memory, .decimal, .binary]
      let options = try arguments.array(3)
      guard styles.indices.contains(try arguments.int(1)), options.count == 2,
        case .bool(let spellsOutZero) = options[0], case .bool(let showsBytes) = options[1]
      else { throw Trap(.custom("there is no such style of byte counts")) }
      let style = ByteCountFormatStyle(
        style: styles[try arguments.int(1)],
        allowedUnits: .init(rawValue: UInt(clamping: try arguments.int(2))),
        spellsOutZero: spellsOutZero,
        includesActualByteCount: showsBytes)
      return .string(style.format(count))
    },
  ]

  private static func text<Number: BinaryInteger>(
    of number: Number, _ style: [String: String]
  ) -> String {
    let locale = locale(style)
    switch style["kind"] {
    case "percent":
      return number.formatted(configured(IntegerFormatStyle<Number>.Percent(locale: locale), style))
    case "currency":
      return (Decimal(string: "\(number)") ?? 0).formatted(
        configured(Decimal.FormatStyle.Currency(code: style["code"] ?? "", locale: locale), style))
    default:
      return number.formatted(configured(IntegerFormatStyle<Number>(locale: locale), style))
    }
  }

  private static func text(of number: Decimal, _ style: [String: String]) -> String {
    let locale = locale(style)
    return switch style["kind"] {
    case "percent":
      number.formatted(configured(Decimal.FormatStyle.Percent(locale: locale), style))
    case "currency":
      number.formatted(
        configured(Decimal.FormatStyle.Currency(code: style["code"] ?? "", locale: locale), style))
    default: number.formatted(configured(Decimal.FormatStyle(locale: locale), style))
    }
  }

  static func locale(_ style: [String: String]) -> Locale {
    style["locale"].map { Locale(identifier: $0) } ?? .current
  }

  private static func configured<Style: NumberStyle>(
    _ style: Style, _ parts: [String: String]
  ) -> Style {
    var style = style
    if let kind = parts["precision"], let lower = parts["lower"].flatMap(Int.init),
      let upper = parts["upper"].flatMap(Int.init), 0 <= lower, lower <= upper, upper <= 300
    {
      style =
        kind == "fraction"
        ? style.precision(.fractionLength(lower...upper))
        : style.precision(.significantDigits(max(1, lower)...max(1, upper)))
    }
    if parts["grouping"] == "never" { style = style.grouping(.never) }
    return style
  }
}

/// The common interface of Foundation's number styles.
private protocol NumberStyle {
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Self
}

extension IntegerFormatStyle: NumberStyle {}
extension IntegerFormatStyle.Percent: NumberStyle {}
extension FloatingPointFormatStyle: NumberStyle {}
extension FloatingPointFormatStyle.Percent: NumberStyle {}
extension FloatingPointFormatStyle.Currency: NumberStyle {}
extension Decimal.FormatStyle.Currency: NumberStyle {}
extension Decimal.FormatStyle.Percent: NumberStyle {}
extension Decimal.FormatStyle: NumberStyle {}
