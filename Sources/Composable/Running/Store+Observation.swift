public import Observation

extension Store: Observable {}
extension ViewStore: Observable {}
