import type { Reading } from '#ir/entity.ts';
import { without } from '../mask.ts';
import { findTriggers } from '../triggers/find-triggers.ts';
import { type Knowledge, stepOf } from '../understanding.ts';
import type { Composed } from './composed.ts';
import { findCursorPlace } from './find-cursor-place.ts';
import { findDatedText } from './find-dated-text.ts';
import { findToldText } from './find-told-text.ts';

/** "I always write: Good effort. Could F6 type that": what was told before is what the key types. */
export function composeTold(knowledge: Knowledge, reading: Reading): Composed | undefined {
  const told = findToldText(reading);
  const [only, ...more] = told ? findTriggers(without(reading, [told])) : [];
  if (!told || only?.trigger.kind !== 'hotkey' || more.length > 0) return undefined;
  const step = stepOf(knowledge, 'type-text', { text: told.text });
  return {
    rules: [{ kind: 'steps', trigger: only.trigger, steps: [step] }],
    assumed: [],
    used: [...only.used, ...told.used],
    score: 0.93,
    isRead: true,
  };
}

/** "F5 puts: Rounded at 03:15 … with the current time": the time in the text starts nothing. */
export function composeDated(reading: Reading): Composed | undefined {
  const dated = findDatedText(reading);
  const triggers = dated ? findTriggers(without(reading, [dated])) : [];
  const [only, ...more] = triggers.filter(({ trigger }) => trigger.kind === 'hotkey' || trigger.kind === 'hotstring');
  if (!dated || !only || more.length > 0) return undefined;
  const step = { title: 'Type a text with the present date or time in it', code: `SendText(${dated.code})`, needs: '' };
  return {
    rules: [{ kind: 'steps', trigger: only.trigger, steps: [step] }],
    assumed: [],
    used: [...only.used, ...dated.used],
    score: 0.95,
    isRead: true,
  };
}

/** "… puts Dear , and leaves the cursor before the comma": a text, and back to where it is filled in. */
export function composeWithCursor(knowledge: Knowledge, reading: Reading): Composed | undefined {
  const found = findCursorPlace(reading);
  const [only, ...more] = found ? findTriggers(without(reading, found.spans)) : [];
  const kind = only?.trigger.kind;
  if (!found || !only || (kind !== 'hotkey' && kind !== 'hotstring') || more.length > 0) return undefined;
  const step = stepOf(knowledge, 'type-text', { text: found.text });
  const code = found.back > 0 ? `${step.code}\nSend("{Left ${found.back}}")` : step.code;
  const inside = reading.entities.filter(({ start, end }) =>
    found.spans.some((span) => start >= span.start && end <= span.end),
  );
  return {
    rules: [{ kind: 'steps', trigger: only.trigger, steps: [{ ...step, code }] }],
    assumed: [],
    used: [...only.used, ...inside],
    score: 0.95,
    isRead: true,
  };
}
