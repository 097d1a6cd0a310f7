import CheckedTree
import Machine
import Reading
import Semantics

/// Starts the flow analysis of a body.
extension BodyChecker {
  /// Reports reads of uninitialized variables, and properties that an initializer doesn't
  /// initialize.
  func checkInitialization(of body: Body, end: Position, in context: Context) {
    var flow = InitializationFlow(subject: initializationSubject(of: body))
    flow.moves.isTracked = body.movesValues || model.declarations.hasNoncopyableTypes
    if body.movesValues { body.addEndings() }
    flow.run(body.statements)
    flow.noteExit()
    flow.checkMovesAtExit(at: end)
    for finding in flow.findings {
      if finding.isPlain {
        report(finding.message, at: finding.position)
      } else {
        reportFlow(finding.message, at: finding.position)
      }
    }
    if context.isOfSession {
      body.end = end
      checkRegions(of: body, in: context)
    }
    if flow.missesFields {
      reportFlow(FlowMessage.returnBeforeStoredProperties, at: end)
    } else if flow.missesSuper {
      reportFlow(FlowMessage.superInitializerMayBeSkipped, at: end)
    } else if flow.missesDelegation {
      reportFlow(FlowMessage.selfInitializerMayBeSkipped, at: end)
    }
  }

  /// Reports values that are sent to other tasks or actors although other code may use them.
  private func checkRegions(of body: Body, in context: Context) {
    let isTopLevel = if case .topLevel? = context.frame?.kind { true } else { false }
    var regions = RegionFlow(of: body, isTopLevel: isTopLevel, self)
    regions.checkBody()
    for finding in regions.findings {
      reportFlow(finding.message, at: finding.position)
    }
  }

  private func initializationSubject(of body: Body) -> InitializationSubject? {
    guard let variable = body.selfVariable else { return nil }
    switch body.kind {
    case .function, .closure: return nil
    case .valueInitializer(let layout, _, _):
      let delegates = layout == nil || body.replacesSelf
      return InitializationSubject(
        variable: variable, fields: delegates ? [] : fields(of: layout), inheritedFieldCount: 0,
        isClass: false, delegates: delegates, callsSuper: false)
    case .classInitializer(let layout, _, _, let delegates):
      return InitializationSubject(
        variable: variable, fields: delegates ? [] : fields(of: layout),
        inheritedFieldCount: layout.inheritedFieldCount, isClass: true, delegates: delegates,
        callsSuper: !delegates && layout.descriptor.superclass != nil)
    }
  }

  private func fields(of layout: Layout?) -> [InitializationSubject.Field] {
    (layout?.fields ?? []).map {
      InitializationSubject.Field(
        index: $0.index, name: $0.name, isConstant: $0.isConstant,
        hasDefault: $0.defaultValue != nil || $0.startsAsNil)
    }
  }
}
