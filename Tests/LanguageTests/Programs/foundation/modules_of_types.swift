// swift-format-ignore-file
import Foundation
print(String(reflecting: Date.self), String(reflecting: [Date].self), String(reflecting: UUID.self))
print(String(reflecting: Decimal.self), String(reflecting: Calendar.Component.self), String(reflecting: IndexSet.self))
print(String(reflecting: SortDescriptor<Int>.self), String(reflecting: Regex<Substring>.self))
print(String(reflecting: DispatchQueue.self), String(reflecting: CharacterSet.self), String(reflecting: AnyKeyPath.self))
debugPrint(URL.self, [JSONDecoder.self], ((Date) -> UUID).self)
// expect: FoundationEssentials.Date Swift.Array<FoundationEssentials.Date> FoundationEssentials.UUID
// expect: FoundationEssentials.Decimal FoundationEssentials.Calendar.Component Foundation.IndexSet
// expect: FoundationInternationalization.SortDescriptor<Swift.Int> _StringProcessing.Regex<Swift.Substring>
// expect: Dispatch.DispatchQueue Foundation.CharacterSet Swift.AnyKeyPath
// expect: FoundationEssentials.URL [FoundationEssentials.JSONDecoder] (FoundationEssentials.Date) -> FoundationEssentials.UUID
