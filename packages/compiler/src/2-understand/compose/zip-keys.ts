import type { Reading } from '#ir/entity.ts';
import { readClause } from '../clauses/read-clause.ts';
import { masked } from '../mask.ts';
import { sliceReading } from '../slice-reading.ts';
import { fillSlots, optionsSaid } from '../slots/fill-slots.ts';
import type { FoundTrigger } from '../triggers/find-triggers.ts';
import { type Knowledge, type Steps, stepOf } from '../understanding.ts';
import type { Composed } from './composed.ts';

const ITEM = /\s*(?:,\s*(?:and\s+)?|\s+and\s+|\s*\/\s*|\s+or\s+|;)\s*/giu;
const TRIED = 4;

/** "F9 F10 F11 play, skip and mute": as many keys as things to do, one for each, in order. */
export function zipKeys(knowledge: Knowledge, body: Reading, triggers: readonly FoundTrigger[]): Composed | undefined {
  return (
    zipVolume(knowledge, body, triggers) ??
    zipTexts(knowledge, body, triggers) ??
    zipItems(knowledge, body, triggers) ??
    zipChoices(knowledge, body, triggers)
  );
}

const VOLUME = /\b(?:chang|control|adjust|regulat|mov|turn|set)\w*\b[^.;]{0,25}\b(?:volume|sound|loudness)\b/i;
const LOUDER = /(?:Add|Up|=|Right)$/;
const QUIETER = /(?:Sub|Down|Dn|-|Left)$/;

// "numpad plus and minus change the volume by 3": which is louder is told by the keys themselves.
function zipVolume(knowledge: Knowledge, body: Reading, triggers: readonly FoundTrigger[]): Composed | undefined {
  const keys = triggers.map(({ trigger }) => (trigger.kind === 'hotkey' ? trigger.keys : ''));
  const isPair = keys.length === 2 && keys.some((key) => LOUDER.test(key)) && keys.some((key) => QUIETER.test(key));
  const step = body.entities.find(({ kind }) => kind === 'number' || kind === 'percent');
  if (!isPair || !VOLUME.test(masked(body)) || body.entities.length > (step ? 1 : 0)) return undefined;
  const parts = keys.map(
    (key): Steps => ({
      steps: [
        stepOf(knowledge, 'change-volume', { direction: LOUDER.test(key) ? 'up' : 'down', step: step?.value ?? 5 }),
      ],
      assumed: [],
      used: step ? [step] : [],
      score: 0.9,
      isRead: true,
    }),
  );
  return composed(parts, triggers);
}

// As many texts as keys: each key types its own.
function zipTexts(knowledge: Knowledge, body: Reading, triggers: readonly FoundTrigger[]): Composed | undefined {
  const texts = body.entities.filter(({ kind }) => kind === 'text');
  if (texts.length !== triggers.length || texts.length !== body.entities.length) return undefined;
  const steps = texts.map(
    (text): Steps => ({
      steps: [stepOf(knowledge, 'type-text', { text: text.value })],
      assumed: [],
      used: [text],
      score: 0.85,
    }),
  );
  return composed(steps, triggers);
}

function zipItems(knowledge: Knowledge, body: Reading, triggers: readonly FoundTrigger[]): Composed | undefined {
  const cuts = [...masked(body).matchAll(ITEM)];
  for (const kept of cuttings(cuts, triggers.length - 1)) {
    const edges = [0, ...kept.map((cut) => cut.index + cut[0].length)];
    const ends = [...kept.map((cut) => cut.index), body.text.length];
    const read = edges.map((start, index) => readClause(knowledge, sliceReading(body, start, ends[index] ?? start)));
    if (read.every((part) => part?.isRead === true && part.score > 0.8)) {
      return composed(
        read.filter((part) => part !== undefined),
        triggers,
      );
    }
  }
  return undefined;
}

// "play/pause" has a slash of its own: of more cuts than needed, each choice of them is tried.
function cuttings<T>(cuts: readonly T[], count: number): T[][] {
  if (cuts.length < count || cuts.length > 8) return [];
  if (count === 0) return [[]];
  return cuts.flatMap((cut, index) => cuttings(cuts.slice(index + 1), count - 1).map((rest) => [cut, ...rest]));
}

function zipChoices(knowledge: Knowledge, body: Reading, triggers: readonly FoundTrigger[]): Composed | undefined {
  for (const { id, score } of knowledge.rank(body).slice(0, TRIED)) {
    const skill = knowledge.skills.get(id);
    if (skill?.kind !== 'action') continue;
    for (const [name, slot] of Object.entries(skill.slots)) {
      const said = slot.options ? optionsSaid(slot, body.text) : [];
      if (said.length !== triggers.length) continue;
      const filled = fillSlots(skill.slots, body, []);
      if (!filled.ok) continue;
      const { used, assumed, values } = filled;
      const steps = said.map(
        (option): Steps => ({
          steps: [stepOf(knowledge, id, { ...values, [name]: option })],
          assumed,
          used,
          score: Math.sqrt(score),
        }),
      );
      return composed(steps, triggers);
    }
  }
  return undefined;
}

function composed(parts: readonly Steps[], triggers: readonly FoundTrigger[]): Composed {
  return {
    rules: triggers.map(({ trigger }, index) => ({ kind: 'steps', trigger, steps: parts[index]?.steps ?? [] })),
    assumed: [...new Set(parts.flatMap(({ assumed }) => assumed))],
    used: [...triggers.flatMap(({ used }) => used), ...parts.flatMap(({ used }) => used)],
    score: Math.min(...parts.map(({ score }) => score)),
    isRead: parts.every(({ isRead }) => isRead === true),
  };
}
