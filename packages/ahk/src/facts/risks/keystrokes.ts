import { shapeOf } from '../shape.ts';
import { isMacroRecorder } from './macro-recorder.ts';
import { finding, placesOf, type RiskContext, type RiskFinding } from './risk-context.ts';
import { contactsServer } from './sent-data.ts';
import { storesText } from './stores-text.ts';

const MANY_KEYS = 20;

export function keystrokes(context: RiskContext): RiskFinding[] {
  const kept = context.uses.filter(
    (use) => storesText(use) && /‹a_priorkey›|‹\.input›/.test(shapeOf(use.arguments[0])),
  );
  const recorded = [...placesOf(context, 'records-keystrokes'), ...watchedKeys(context), ...kept];
  if (recorded.length === 0) return [];
  const sent = context.uses.filter(contactsServer);
  if (sent.length > 0) return finding('keystrokes-sent', [...recorded, ...sent]);
  const stored = context.uses.filter(storesText);
  const isMacro = watchedKeys(context).length === 0 && isMacroRecorder(context, recorded);
  return stored.length > 0 ? finding(isMacro ? 'macro-recorded' : 'keystrokes-stored', [...recorded, ...stored]) : [];
}

// Twenty letters that still reach the program, each with a hotkey, are a recorder written out by hand.
function watchedKeys({ triggers }: RiskContext) {
  const letters = triggers.filter(
    (trigger) =>
      trigger.kind === 'hotkey' &&
      trigger.keys.some((key) => key.passesThrough && key.key.length === 1 && key.modifiers.length === 0),
  );
  return letters.length >= MANY_KEYS ? letters : [];
}
