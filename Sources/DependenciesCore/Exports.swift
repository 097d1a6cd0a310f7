@_exported public import Clocks
@_exported public import IssueReporting
