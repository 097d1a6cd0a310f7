internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    CasePathableMacro.self, DependencyClientMacro.self, DependencyEndpointMacro.self,
    DependencyEntryMacro.self, MarkerMacro.self, ObservableStateMacro.self, PresentsMacro.self,
    ReducerMacro.self, ViewActionMacro.self,
  ]
}
