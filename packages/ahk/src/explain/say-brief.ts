import type { Action } from '../facts/action.ts';
import type { Condition } from '../facts/condition.ts';
import { knownNumber, knownText, type OptionalValue, type Value } from '../facts/value.ts';
import { sayDuration } from './say-duration.ts';
import { sayContent } from './say-value.ts';

/** Two steps that a person would tell as one: a tooltip that a timer hides again. Null for any other step. */
export function sayBrief(action: Action, next: Action | undefined): string[] | null {
  if (hidesTooltip(action)) return [];
  if (action.kind !== 'call' || action.name !== 'ToolTip' || isEmpty(action.arguments[0]) || !next) return null;
  const milliseconds = hidesTooltip(next) && next.kind === 'timer' ? knownNumber(next.period) : null;
  return milliseconds === null
    ? null
    : [`shows ${sayContent(action.arguments[0])} next to the mouse for ${sayDuration(-milliseconds)}`];
}

/** Without what only prepares the step that follows: the clipboard is emptied before something is copied. */
export function withoutPreparations(actions: Action[]): Action[] {
  return actions.filter((action, index) => {
    if (action.kind === 'toggle') return !actions.slice(index + 1, index + 6).some(asksSwitch);
    return !(emptiesClipboard(action) && copies(actions[index + 1]));
  });
}

// “if that turns the switch on” already says that there is a switch.
function asksSwitch(action: Action): boolean {
  if (action.kind === 'if') return isSwitch(action.condition);
  const values = action.kind === 'timer' ? [action.period] : action.kind === 'call' ? action.arguments : [];
  return values.some((value) => value?.kind === 'choice' && isSwitch(value.condition));
}

function isSwitch(condition: Condition): boolean {
  return condition.kind === 'not' ? isSwitch(condition.condition) : condition.kind === 'on' && condition.here !== null;
}

function hidesTooltip(action: Action): boolean {
  if (action.kind !== 'timer' || (knownNumber(action.period) ?? 0) >= 0) return false;
  const steps = (action.actions ?? []).flatMap((step) => (step.kind === 'own-call' ? (step.actions ?? []) : [step]));
  const [only] = steps.filter((step) => step.kind !== 'leave');
  return steps.length === 1 && only?.kind === 'call' && only.name === 'ToolTip' && isEmpty(only.arguments[0]);
}

function isEmpty(value: OptionalValue | undefined): boolean {
  return !value || knownText(value) === '';
}

/** Putting text back that was just read from the clipboard leaves only the plain text there, until all of it returns. */
export function makesPlain(action: Action, later: Action[]): boolean {
  if (action.kind !== 'assign' || !isClipboard(action.target) || action.value.kind !== 'variable') return false;
  const { origin } = action.value;
  if (!origin || !isClipboard(origin)) return false;
  return later.some(
    (step) =>
      step.kind === 'assign' &&
      isClipboard(step.target) &&
      step.value.kind === 'variable' &&
      step.value.origin?.kind === 'call' &&
      step.value.origin.name === 'ClipboardAll',
  );
}

function isClipboard(value: Value): boolean {
  return value.kind === 'built-in' && value.name === 'A_Clipboard';
}

function emptiesClipboard(action: Action): boolean {
  return (
    action.kind === 'assign' &&
    action.target.kind === 'built-in' &&
    action.target.name === 'A_Clipboard' &&
    knownText(action.value) === ''
  );
}

function copies(action: Action | undefined): boolean {
  return (
    action?.kind === 'call' &&
    /^Send/.test(action.name) &&
    /\^(?:[cx]|\{(?:c|ins|insert)\})/i.test(knownText(action.arguments[0]) ?? '')
  );
}
