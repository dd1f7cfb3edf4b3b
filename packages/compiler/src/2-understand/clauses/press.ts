import type { Step } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';
import { keyOf } from '#knowledge/key-of.ts';
import { ANY_KEY, GAP, markOf } from '../mask.ts';
import { type ClauseReader, type Knowledge, stepOf } from '../understanding.ts';
import { keyRow } from './key-row.ts';

const VERB =
  '(?:press(?:es|ing)?|hit(?:s|ting)?|send(?:s|ing)?|push(?:es|ing)?|tap(?:s|ping)?|do(?:es)?|simulat(?:e|es)|perform(?:s)?|trigger(?:s)?|use(?:s)?|type(?:s)?|(?:is|gets|be|being) pressed)';
const FILLER =
  '(?:the|a|an|key|keys|button|combo|shortcut|hotkey|it|should|to|for me|once|after it|afterwards|at the end|and|then|again|me|act|as|like|work|be|i|want|will|just|of)';
const PRESS = new RegExp(
  String.raw`^${GAP}(?:${FILLER}\s+){0,6}(?:${VERB}\s+)?(?:${FILLER}\s+){0,6}(?:[^\s\ue000-\ue00b]{1,12}\s)?(${ANY_KEY})${GAP}(?:(?:${FILLER}|\([^)]*\)|instead)${GAP}){0,8}(?:(${markOf('number')})\s*(?:times|x)\b|(twice)|(?:times|x)\b)?${GAP}$`,
  'iu',
);
const LASTING =
  /\b(?:hold|holds|held|until|while|repeat\w*|spam\w*|every|keep\w*|down|release|over and over|forever|again and again|toggle|double|long)\b/i;
const PIECE =
  /\s*(?:[,;]|\band then\b|\bthen\b|\band\b|\bfollowed by\b|->|→|\bafter that\b|\bnext\b|\+(?=\s)|(?<=[.!?])\s|\n)\s*/iu;
const WAITING = new RegExp(
  String.raw`^(?:wait(?:s)?|pause|sleep|delay)?\s*(?:for |of |about )*(${markOf('duration')}|${markOf('number')}(?:\s*(?:s|sec|secs|seconds))?)\s*(?:pause|delay|wait|break)?$`,
  'i',
);
const PRESSED = new RegExp(
  String.raw`^(?:(?:${VERB}|${FILLER})\s+){0,6}(${ANY_KEY}|\S)(?:\s+(?:key|again|button))*$`,
  'i',
);

/** "press enter", "hit tab twice". */
export const readPress: ClauseReader = (clause, text, knowledge) => {
  const match = PRESS.exec(text);
  if (!match || LASTING.test(text)) return undefined;
  const key = clause.entities.find(({ kind }) => kind === 'hotkey' || kind === 'key');
  const number = clause.entities.find(({ kind }) => kind === 'number');
  if (key?.kind !== 'hotkey' && key?.kind !== 'key') return undefined;
  const times = match[2] && number?.kind === 'number' ? number.value : match[3] ? 2 : 1;
  const used: Entity[] = match[2] && number ? [key, number] : [key];
  return {
    steps: [stepOf(knowledge, 'press-key', { keys: key.value, times })],
    assumed: [],
    used,
    score: 0.9,
    by: 'press-key',
  };
};

const THAT_IS = new RegExp(
  String.raw`\p{L}[^()]{3,}?,?\s*\b(?:that'?s|that is|which is|it'?s|it is|(?:shortcut|key) (?:for that )?is|usually|normally)\s+(?:the )?(${ANY_KEY})(?:\s+(?:there|in it|in that program|normally|already))?${GAP}$`,
  'iu',
);
const IN_BRACKETS = new RegExp(
  String.raw`\p{L}[^()]{3,}\(\s*(?:(?:it'?s|thats?|that is|so|i\.?e\.?|the|shortcut|is|key)\s+)*(${ANY_KEY})\s*\)${GAP}$`,
  'iu',
);

/** "opens the overview (win+tab)": what is meant, and the keys for it behind. */
export const readInBrackets: ClauseReader = (clause, text, knowledge) => {
  const keys = clause.entities.filter(({ kind }) => kind === 'hotkey' || kind === 'key');
  const [key] = keys;
  if (keys.length !== 1 || !key || !(IN_BRACKETS.test(text) || THAT_IS.test(text)) || LASTING.test(text))
    return undefined;
  const step = stepOf(knowledge, 'press-key', { keys: key.value, times: 1 });
  return { steps: [step], assumed: [], used: [key], score: 0.88, by: 'press-key' };
};

const TIMES = new RegExp(
  String.raw`(?<count>${markOf('number')})\s*(?:times|x)\s+(?:press\w*\s+)?(?:the\s+)?(?<key>${ANY_KEY})|(?<key2>${ANY_KEY})\s+(?<count2>${markOf('number')})\s*(?:times|x)\b`,
  'diu',
);

/** "12 times tab with a tenth of a second between". */
export const readPressTimes: ClauseReader = (clause, text, knowledge) => {
  const groups = TIMES.exec(text)?.indices?.groups;
  const at = (span: readonly [number, number] | undefined) => clause.entities.find(({ start }) => start === span?.[0]);
  const [count, key] = [at(groups?.count ?? groups?.count2), at(groups?.key ?? groups?.key2)];
  const pause = clause.entities.find(({ kind }) => kind === 'duration');
  if (count?.kind !== 'number' || (key?.kind !== 'key' && key?.kind !== 'hotkey') || LASTING.test(text))
    return undefined;
  const step = stepOf(knowledge, 'press-key', { keys: key.value, times: count.value });
  const used = [count, key, ...(pause ? [pause] : [])];
  if (pause?.kind !== 'duration') return { steps: [step], assumed: [], used, score: 0.9, by: 'press-key' };
  const one = stepOf(knowledge, 'press-key', { keys: key.value, times: 1 });
  const code = [`Loop ${count.value} {`, `    ${one.code}`, `    Sleep(${pause.value})`, '}'].join('\n');
  return { steps: [{ ...one, code }], assumed: [], used, score: 0.93 };
};

/** "q, wait 0.2 sec, w, wait 0.2, e": keys and pauses in a row, and nothing else. */
export const readKeySequence: ClauseReader = (clause, text, knowledge) => {
  if (LASTING.test(text)) return undefined;
  const steps: Step[] = [];
  let at = 0;
  for (const piece of text.split(PIECE)) {
    const start = text.indexOf(piece, at);
    at = start + piece.length;
    if (!piece.trim()) continue;
    const inside = clause.entities.filter((entity) => entity.start >= start && entity.end <= at);
    const row = inside.length > 1 ? keyRow(knowledge, piece, start, inside, clause.text.slice(start, at)) : undefined;
    const step = row ? undefined : oneOf(knowledge, clause, piece, start);
    if (!row && !step) return undefined;
    steps.push(...(row ?? []), ...(step ? [step] : []));
  }
  if (steps.filter(({ code }) => code.startsWith('Send')).length < 2) return undefined;
  return { steps, assumed: [], used: clause.entities, score: 0.92 };
};

function oneOf(knowledge: Knowledge, clause: Reading, piece: string, start: number): Step | undefined {
  const inside = clause.entities.filter((entity) => entity.start >= start && entity.end <= start + piece.length);
  const trimmed = piece.trim().replace(/[.!]$/, '');
  if (WAITING.test(trimmed)) {
    const [time] = inside;
    if (time?.kind === 'duration') return stepOf(knowledge, 'wait', { for: time.value });
    // "wait 0.2" goes on in the unit that was named before.
    if (time?.kind === 'number') return stepOf(knowledge, 'wait', { for: Math.round(time.value * 1000) });
  }
  const pressed = PRESSED.exec(trimmed);
  if (!pressed) return undefined;
  const key = inside.find(({ kind }) => kind === 'hotkey' || kind === 'key');
  if (key?.kind === 'hotkey' || key?.kind === 'key')
    return stepOf(knowledge, 'press-key', { keys: key.value, times: 1 });
  const single = keyOf(pressed[1] ?? '') ?? (inside[0]?.kind === 'number' ? String(inside[0].value) : undefined);
  return single && single.length === 1 ? stepOf(knowledge, 'press-key', { keys: single, times: 1 }) : undefined;
}
