// swift-format-ignore-file
@dynamicMemberLookup struct D { subscript(dynamicMember s: String) -> Int { 1 } }  // error: the attribute `@dynamicMemberLookup` isn't supported in a lesson
