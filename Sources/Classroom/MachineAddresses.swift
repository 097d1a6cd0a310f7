import Foundation

/// The addresses at which other machines of the network reach this one.
package enum MachineAddresses {
  package static var all: [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var addresses: [String] = []
    var next = list
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET) else {
        continue
      }
      var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
      let isText = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { pointer in
        inet_ntop(AF_INET, &pointer.pointee.sin_addr, &text, socklen_t(text.count)) != nil
      }
      let name = String(
        decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if isText, !name.hasPrefix("127."), !addresses.contains(name) { addresses.append(name) }
    }
    return addresses
  }
}
