import type { Entity, Reading, Span } from '#ir/entity.ts';
import { readKeySequence } from '../clauses/press.ts';
import { VERB } from '../clauses/split-steps.ts';
import { ANY_KEY, GAP, masked } from '../mask.ts';
import { readSequence } from '../sequence/read-sequence.ts';
import { sliceReading } from '../slice-reading.ts';
import { findTriggers } from '../triggers/find-triggers.ts';
import type { Knowledge } from '../understanding.ts';
import type { Composed } from './composed.ts';

type Frame = { readonly key: Entity; readonly bodies: readonly Span[] };

const HEAD = new RegExp(
  String.raw`(?:^|[.:!?\n,])${GAP}(?:(?:when(?:ever)? i (?:press|hit|push)|key|if i (?:press|hit)|pressing|press|on|with|hotkey|shortcut|make|let|and|please|i want|i'?d like|can|could)\s+)*(?<key>${ANY_KEY})(?:\s+(?:should|must|shall|to|key|does|will|would|could|do|the following|this|pressed|is))*\s*(?:[:,=]|->|=>|→|-(?=\s)|(?=\s(?:${VERB}|cop(?:y|ies))(?:s|es)?\b))`,
  'dgiu',
);
const TAIL = new RegExp(
  String.raw`(?:[.,;!?\n]|\s-)\s*(?:(?:and|all|of|that|this|it|the|whole|thing|should|must|be|go|goes|put|make|start|starts|started|run|runs|do|does|trigger|triggered|hotkey|shortcut|key|please|pls|can|could|would|i'?d|i|like|want|need|have|to|is|for|happen|happens|by|via|using|when|press|hit|with|on|at|a|lot|sequence|as|one|bind|assign)[\s:=]+)*(?<key>${ANY_KEY})[^\ue000-\ue00b.]{0,60}[.!?]*\s*$`,
  'diu',
);
// A key at the end starts it only where that is said: it may as well be the last to be pressed.
const STARTS = /\b(?:on|with|key|do|does|runs?|make|when i|for this|for that)\b/i;
const SURELY =
  /\b(?:put|start(?:s|ed)?(?: it)? (?:with|on|by)|all (?:of )?(?:that|this|it)|hotkey|shortcut|trigger(?:ed)?|bind|assign|i(?:'d like| want| need))\b/i;
const BOUNDARY = /:\s|[.!?]\s|\n/g;
// "F1 -> undo, F2 -> redo": a list of keys, each with what it does.
const SEVERAL_KEYS = new RegExp(String.raw`${ANY_KEY}\s*(?:->|=>|→|=|:)[\s\S]*${ANY_KEY}\s*(?:->|=>|→|=|:)`, 'u');
const BEGINNINGS = 4;

/** "F6: copy the cell, change to the window called Orders, tab twice, paste": one key and a row of steps. */
export function composeSequence(knowledge: Knowledge, reading: Reading): Composed | undefined {
  if (!reading.entities.some(({ kind }) => kind === 'hotkey' || kind === 'key')) return undefined;
  // What happens by itself, or on several keys that are each told of, is read elsewhere.
  if (findTriggers(reading).some(({ trigger }) => trigger.kind !== 'hotkey')) return undefined;
  if (SEVERAL_KEYS.test(masked(reading))) return undefined;
  for (const { key, bodies } of framesOf(reading)) {
    for (const { start, end } of bodies) {
      const body = sliceReading(reading, start, end);
      // Keys and pauses alone are a sequence that is known already.
      const steps = readKeySequence(body, masked(body), knowledge) ?? readSequence(knowledge, body);
      if (!steps) continue;
      const trigger = { kind: 'hotkey', keys: String(key.value) } as const;
      return {
        rules: [{ kind: 'steps', trigger, steps: steps.steps }],
        assumed: [],
        used: [key, ...reading.entities.filter((entity) => entity.start >= start && entity.end <= end)],
        score: steps.score,
        isRead: true,
      };
    }
  }
  return undefined;
}

function framesOf(reading: Reading): Frame[] {
  const text = masked(reading);
  const keyAt = (at: number | undefined) => reading.entities.find(({ start }) => start === at);
  const head = [...text.matchAll(HEAD)].find((match) => match.index === 0 || !match[0].endsWith(','));
  const first = keyAt(head?.indices?.groups?.key?.[0]);
  const tail = TAIL.exec(text);
  const last = keyAt(tail?.indices?.groups?.key?.[0]);
  const atFirst =
    head && first ? [{ key: first, bodies: [{ start: head.index + head[0].length, end: text.length }] }] : [];
  const atLast = tail && last ? [{ key: last, bodies: beginningsOf(text.slice(0, tail.index)) }] : [];
  if (tail && SURELY.test(tail[0])) return [...atLast, ...atFirst];
  return atFirst.length === 0 && tail && STARTS.test(tail[0]) ? atLast : atFirst;
}

// What it is for is told first, and a colon or a full stop ends it.
function beginningsOf(text: string): Span[] {
  const starts = [0, ...[...text.matchAll(BOUNDARY)].map((match) => match.index + match[0].length)];
  return starts.slice(0, BEGINNINGS).map((start) => ({ start, end: text.length }));
}
