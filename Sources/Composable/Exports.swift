@_exported public import CustomDump
@_exported public import Dependencies
@_exported public import Observation
