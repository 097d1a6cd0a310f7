// swift-format-ignore-file
@dynamicMemberLookup struct D { subscript(dynamicMember s: String) -> Int { 1 } }
