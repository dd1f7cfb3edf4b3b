import type { Span } from '../../syntax/expression.ts';
import type { Action } from '../action.ts';
import type { Capability, CapabilityFact } from '../capability.ts';
import type { Use } from '../collect-uses.ts';
import type { RiskCode } from '../risk.ts';
import type { Trigger } from '../trigger.ts';

export type RiskContext = { uses: Use[]; triggers: Trigger[]; capabilities: CapabilityFact[] };

export type RiskFinding = { code: RiskCode; places: Span[] };

export type RiskRule = (context: RiskContext) => RiskFinding[];

export function placesOf(context: RiskContext, capability: Capability): Span[] {
  return context.capabilities.find((fact) => fact.capability === capability)?.places ?? [];
}

export function finding(code: RiskCode, spans: Span[]): RiskFinding[] {
  return spans.length === 0 ? [] : [{ code, places: spans.map(({ start, end }) => ({ start, end })) }];
}

/** Every action below these, in order. */
export function allActions(actions: Action[]): Action[] {
  return actions.flatMap((action) => [action, ...allActions(innerActions(action))]);
}

function innerActions(action: Action): Action[] {
  switch (action.kind) {
    case 'own-call':
    case 'timer':
      return action.actions ?? [];
    case 'repeat':
      return action.actions;
    case 'if':
      return [...action.whenTrue, ...action.whenFalse];
    case 'choose':
      return action.cases.flatMap((item) => item.actions);
    case 'try':
      return [...action.actions, ...action.onError, ...action.always];
    case 'bind':
    case 'call':
    case 'method':
    case 'assign':
    case 'toggle':
    case 'leave':
      return [];
  }
}

export function within(span: Span, actions: Action[]): boolean {
  return allActions(actions).some((action) => action.start <= span.start && span.end <= action.end);
}
