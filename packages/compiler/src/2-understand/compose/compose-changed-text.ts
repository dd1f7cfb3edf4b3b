import type { Reading } from '#ir/entity.ts';
import { readAppendCopied } from '../clauses/append-copied.ts';
import { readChangedText } from '../clauses/change-text.ts';
import { masked, without } from '../mask.ts';
import { findTriggers } from '../triggers/find-triggers.ts';
import type { Knowledge } from '../understanding.ts';
import type { Composed } from './composed.ts';

const ABOUT = /\b(?:select\w*|highlight\w*|mark(?:ed)?|clipboard|cop(?:y|ied|yed)|paste\w*)\b/i;
const SENTENCE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*(?:[.!?]+(?=\s|$)|\n|$)/g;
const OTHER_THINGS = new Set(['program', 'path', 'site', 'email', 'duration', 'clock', 'point']);

/** "I copy the mail, press F6, and only the number is left": a text is told of in one place, its change in another. */
export function composeChangedText(knowledge: Knowledge, reading: Reading): Composed | undefined {
  const found = findTriggers(reading);
  const [only, ...more] = found.filter(({ trigger }) => trigger.kind === 'hotkey');
  if (!only || more.length > 0 || found.length > 2) return undefined;
  const asides = [...reading.text.matchAll(SENTENCE)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => !ABOUT.test(reading.text.slice(start, end)) && !(only.start < end && start < only.end));
  const told = without(reading, [...asides, ...only.used]);
  if (told.entities.some(({ kind }) => OTHER_THINGS.has(kind) || kind === 'hotkey')) return undefined;
  const steps = readAppendCopied(told, masked(told), knowledge) ?? readChangedText(told, masked(told), knowledge);
  if (!steps) return undefined;
  return {
    rules: [{ kind: 'steps', trigger: only.trigger, steps: steps.steps }],
    assumed: steps.assumed,
    used: [...only.used, ...told.entities],
    score: 0.93,
    isRead: true,
  };
}
