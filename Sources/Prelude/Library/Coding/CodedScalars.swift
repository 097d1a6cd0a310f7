// A template: types whose values JSON has.

extension Scalar__: Encodable, Decodable {
  init(from decoder: any Decoder) throws { self = try decoder._scalar(Scalar__.self, kind__) }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
}
