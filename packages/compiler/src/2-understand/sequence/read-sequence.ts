import type { Entity, Reading } from '#ir/entity.ts';
import { rememberStart } from '../clauses/go-back.ts';
import { readDone } from '../clauses/message.ts';
import { readClause } from '../clauses/read-clause.ts';
import { VERB } from '../clauses/split-steps.ts';
import { withWaits } from '../clauses/with-waits.ts';
import { stepsFor } from '../clauses/written-piece.ts';
import { masked } from '../mask.ts';
import { sliceReading } from '../slice-reading.ts';
import type { Knowledge, Steps } from '../understanding.ts';
import { readAskedText, readAsking } from './asking.ts';
import { readCellMove, readKeys, readUsualCommand } from './keys-and-commands.ts';
import { readIntoClipboard, readSaveAs, windowReader } from './places.ts';
import { type PartReader, type Told, withSteps } from './told.ts';
import { readWaiting } from './waiting.ts';
import { readWrittenText } from './written-text.ts';

const LINK =
  '(?:and then|and after that|and finally|and|then|next(?! (?:cell|row|line|field|column))|finally|lastly|after that|afterwards|also|followed by)';
const CUTS = new RegExp(
  String.raw`\s*(?:[,;\n]|\.(?=\s|$)|->|=>|→|…)\s*(?:[\ue00b\d]+[.)]\s+)?(?:${LINK}\b\s*)*|\s+(?:and then|then|after that|afterwards|followed by|and after that)\s+|\s+and\s+(?=(?:it\s+|to\s+|should\s+|i\s+|also\s+)*(?:${VERB}(?:s|es)?\b|back\b|[\ue005\ue006]))|(?<=\S)\s+>\s+|\s+[\ue00b\d]+[.)]\s+(?=${VERB})`,
  'giu',
);
const LEAD =
  /^[^\p{L}\p{N}\ue000-\ue00b"'(]*(?:[\ue00b\d]+[.)]\s+)?(?:(?:and|then|also|it|should|must|to|i|we|you|please|next(?! (?:cell|row|line|field|column))|finally|lastly|after that|afterwards|now|first|second|third|always|have to|just|want to)\s+)*/iu;
const NOTHING =
  /^(?:thanks?|thank you|thx|cheers|please|pls|that'?s (?:it|all)|always the same|done|nothing else|every time|all by itself)\b[^\ue000-\ue00b]{0,30}$/i;
const LEAST = 3;
const MOST = 25;
const SURE = 0.85;
const LIKE_NO_OTHER = 0.95;

const READERS: readonly PartReader[] = [
  readWaiting,
  readKeys,
  readUsualCommand,
  readCellMove,
  windowReader((...rest) => readCellMove(...rest) ?? readUsualCommand(...rest)),
  readSaveAs,
  readIntoClipboard,
  readAsking,
];

/** Steps that are told one after the other, each in a few words. All of them must be read, or none is. */
export function readSequence(knowledge: Knowledge, body: Reading): Steps | undefined {
  const parts = partsOf(body);
  if (parts.length < LEAST || parts.length > MOST) return undefined;
  let told: Told = { steps: [], writing: [] };
  for (const part of parts) {
    const next = readOne(knowledge, part, told);
    if (!next) return undefined;
    told = next;
  }
  const { steps } = written(told);
  if (steps.length < LEAST) return undefined;
  return { steps: withWaits(rememberStart(steps)), assumed: [], used: body.entities, score: 0.95, isRead: true };
}

function partsOf(body: Reading): Reading[] {
  const text = masked(body);
  const cuts = [...text.matchAll(CUTS)];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  const ends = [...cuts.map((cut) => cut.index), text.length];
  return starts
    .map((start, index) => {
      const end = ends[index] ?? start;
      const lead = LEAD.exec(text.slice(start, end))?.[0].length ?? 0;
      const tail = /[\s.!)]*$/.exec(text.slice(start + lead, end))?.[0] ?? '';
      const kept = tail.includes(')') ? 0 : tail.length;
      return sliceReading(body, start + lead, end - kept);
    })
    .filter(({ text: part }) => /[\p{L}\p{N}]/u.test(part));
}

function readOne(knowledge: Knowledge, part: Reading, told: Told): Told | undefined {
  const text = masked(part);
  if (NOTHING.test(text)) return told;
  const further = readAskedText(part, text, written(told), knowledge) ?? readWrittenText(part, text, told, knowledge);
  const isKey = /^[\ue005\ue006]+$/.test(text);
  if (further && !isKey) return further;
  const before = written(told);
  for (const reader of READERS) {
    const read = reader(part, text, before, knowledge);
    if (read) return read;
  }
  const clause = readDone(part, text, knowledge) ?? readClause(knowledge, part);
  const isAll = part.entities.every((entity) => clause?.used.some((used) => isSame(used, entity)));
  if (!clause || !isAll || clause.score < (clause.isRead ? SURE : LIKE_NO_OTHER)) return undefined;
  return withSteps(before, ...clause.steps);
}

// "OBS (obs64.exe)" names one program twice.
function isSame(one: Entity, other: Entity): boolean {
  if (one.kind === 'program' && other.kind === 'program') return one.value.exe === other.value.exe;
  return one.value === other.value;
}

function written(told: Told): Told {
  const steps = stepsFor(told.writing);
  const isPlain = told.writing.every(({ kind }) => kind !== 'changing');
  return {
    ...told,
    steps: [...told.steps, ...steps.map((step) => (isPlain ? { ...step, title: 'Type a text' } : step))],
    writing: [],
  };
}
