@_exported public import DependenciesCore
