import { describe } from '#describe/describe.ts';
import { sayKey } from '#describe/say-key.ts';
import { capital, sayText } from '#describe/say-text.ts';
import { sayClock, sayDays, sayHours, saySpan } from '#describe/say-time.ts';
import { listKnobs } from '#knobs/list-knobs.ts';
import type { Clock, Days, Hours, Span } from '#language/leaves.ts';
import { type Leaf, mapLeaves } from '#language/map-leaves.ts';
import type { Program, Rule } from '#language/program.ts';
import { type Edit, editsBetween } from './edits.ts';

/** What is different in a program now, in plain sentences. */
export function sayEdits(before: Program, after: Program): string[] {
  if (before.kind !== 'rules' || after.kind !== 'rules') return [];
  return (
    sayNewValues(before, after) ?? editsBetween(before.rules, after.rules).map((edit) => sayEdit(before.rules, edit))
  );
}

// Where only values differ, the values are all there is to say.
function sayNewValues(before: Program, after: Program): string[] | undefined {
  if (shapeOf(before) !== shapeOf(after)) return undefined;
  const knobs = new Map(listKnobs(after).map((knob) => [knob.id, knob]));
  const earlier = new Map(listKnobs(before).map((knob) => [knob.id, knob.value]));
  const said = new Set<string>();
  mapLeaves(after, (leaf) => {
    const knob = knobs.get(leaf.path);
    if (knob && earlier.get(leaf.path) !== knob.value) {
      said.add(`${capital(knob.label)}${becomes(knob.label)} now ${sayLeaf(leaf, knob.value)}.`);
    }
    return leaf.value;
  });
  return said.size > 0 ? [...said] : undefined;
}

// "How often is now 5 minutes" is no sentence.
function becomes(label: string): string {
  if (/^(?:how|which|what|where|on or off)\b/.test(label)) return ':';
  return /^the (?:days|hours|words)\b/.test(label) ? ' are' : ' is';
}

/** A program without its values. */
function shapeOf(program: Program): string {
  const bare = mapLeaves(program, ({ type, value }) => (type === 'place' ? value : type));
  return JSON.stringify(bare);
}

function sayLeaf({ type, value }: Leaf, written: string): string {
  switch (type) {
    case 'key':
      return sayKey(String(value));
    case 'text':
      return sayText(String(value));
    case 'span':
      return saySpan(value as Span);
    case 'clock':
      return sayClock(value as Clock);
    case 'hours':
      return sayHours(value as Hours);
    case 'days':
      return sayDays(value as Days);
    default:
      return written;
  }
}

function sayEdit(before: readonly Rule[], edit: Edit): string {
  if (edit.is === 'add') return `Added: ${sayAlone(edit.to)}`;
  const rule = before[edit.rule - 1];
  if (edit.is === 'drop') return `Removed: ${rule ? sayAlone(rule) : ''}`;
  return `Now: ${sayAlone(edit.to)}`;
}

function sayAlone(rule: Rule): string {
  return describe({ kind: 'rules', rules: [rule] })[0] ?? '';
}
