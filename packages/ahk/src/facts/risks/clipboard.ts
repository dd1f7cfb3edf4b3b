import type { Action } from '../action.ts';
import { shapeOf } from '../shape.ts';
import type { Trigger } from '../trigger.ts';
import { knownText } from '../value.ts';
import { allActions, finding, type RiskContext, type RiskFinding, within } from './risk-context.ts';
import { contactsServer } from './sent-data.ts';

export function clipboard(context: RiskContext): RiskFinding[] {
  const watching = context.triggers.filter(watchesClipboard);
  const replaced = watching.flatMap(swaps);
  const sent = context.uses.filter(
    (use) => contactsServer(use) && watching.some((trigger) => within(use, trigger.actions)),
  );
  return [...finding('clipboard-replaced', replaced), ...finding('clipboard-sent', sent)];
}

const ADDRESS = /bc1|\[13\]\[|0x\[a-f|\{2\d,3\d\}|\{40\}/i;

// A test for the shape of a payment address, and then another text in its place.
function swaps(trigger: Trigger): Action[] {
  const written = allActions(trigger.actions).filter(setsClipboard);
  const looksForAddress = ADDRESS.test(JSON.stringify(trigger.actions));
  return written.filter((action) => setsFixedText(action) || (looksForAddress && !readsClipboard(action)));
}

// A loop that looks at the clipboard again and again is a watch just as OnClipboardChange is.
function watchesClipboard(trigger: Trigger): boolean {
  if (trigger.kind === 'clipboard-change') return true;
  const text = () => JSON.stringify(trigger.actions).includes('"A_Clipboard"');
  if (trigger.kind === 'timer') return text();
  return trigger.kind === 'start' && trigger.actions.some(isEndless) && text();
}

function isEndless(action: Action): boolean {
  if (action.kind !== 'repeat') return false;
  const { repetition } = action;
  return repetition.kind === 'forever' || (repetition.kind === 'while' && repetition.condition.kind === 'always');
}

type Assignment = Extract<Action, { kind: 'assign' }>;

function setsClipboard(action: Action): action is Assignment {
  return action.kind === 'assign' && action.target.kind === 'built-in' && action.target.name === 'A_Clipboard';
}

function setsFixedText({ value }: Assignment): boolean {
  const text = knownText(value);
  return text !== null && /^[a-z0-9:]{20,}$/i.test(text.trim());
}

// Tidying up what was copied reads it; a swap has no need to, unless it cuts the address out of it.
function readsClipboard({ value }: Assignment): boolean {
  const shape = shapeOf(value);
  return /‹a_clipboard›/.test(shape) && !/‹regexreplace›/.test(shape);
}
