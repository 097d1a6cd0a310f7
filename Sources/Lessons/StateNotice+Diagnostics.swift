extension StateNotice: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noHome:
      "Progress is not kept: neither `XDG_STATE_HOME` nor `HOME` is set to an absolute path."
    case .movedAside(let path, let aside, let reason):
      "`\(path)` could not be read: \(reason). It is kept as `\(aside)`, and a fresh one is started."
    case .outOfReach(let path, let reason):
      "`\(path)` could be neither read nor renamed: \(reason). Progress is not kept this time."
    }
  }
}
