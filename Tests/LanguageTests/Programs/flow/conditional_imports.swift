#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

print(Date(timeIntervalSince1970: 0).timeIntervalSince1970)  // expect: 0.0
