import type { Trigger } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';

export type FoundTrigger = { readonly trigger: Trigger; readonly used: readonly Entity[] };

type KeyEntity = Extract<Entity, { kind: 'hotkey' | 'key' }>;

const PRESSED =
  /(?:when(?:ever)?|if|once|every time|each time|as soon as|if ever|wenn|quand|cuando|quando|se)\b[^.,;]{0,25}$/i;
const BOUND =
  /(?:\bwith|\bon|\busing|\bvia|\bhotkey|\bshortcut|\bbind|\bassign(?:ed)?(?: to)?|\bby pressing|\bby hitting|\bmake|\bwant|\bturn|\bchange|\bremap|\bset|\bhave|\bmit|\bcon|\bavec|\bcom|\btouche|\btaste|\btecla|[-:(=])\s*(?:the\s+|my\s+|a\s+|key\s+|la\s+)?$/i;
const LEADS =
  /^\s*(?:(?:key|button)\s+)?(?:=|:|->|→|-|should|to\b|opens?\b|types?\b|makes?\b|does\b|will\b|puts?\b|takes?\b|shows?\b|starts?\b|runs?\b|sends?\b|launch(?:es)?\b|toggles?\b|writes?\b|gives?\b|moves?\b|closes?\b|brings?\b|inserts?\b|press(?:es)?\b|acts?\b|becomes?\b|be\b|into\b|works?\b|does\b|do\b|is\b|pressed\b|clicks?\b|locks?\b|mutes?\b|i want|soll|ouvre|abre|apre|must|need|,)/i;
const SENT =
  /(?:\bsends?|\bpress(?:es)?|\btypes?|\bhits?|\bsimulates?|\blike|\bas|\binto|\bto be|\bbecomes?|\binstead of|\brather than|\bnot|\bwithout|\bhold(?:s|ing)?(?: down)?|\bspam(?:s|ming)?|\bthan|\bnext to|\bbeside|\bnear|\bin truth it sends|\bsame as)\s+(?:the\s+|a\s+|my\s+)?$/i;
const START =
  /\b(?:(?:when|once|every time|whenever|as soon as|after)\s+(?:windows|the (?:pc|computer)|my (?:pc|computer|laptop)|i (?:log|sign|boot|start|turn))|at (?:start-?up|login|log-?in|boot)|on (?:start-?up|boot|login)|(?:pc|computer|windows) (?:starts|boots))/i;
const TWICE = /\b(?:twice|double|two times|2x|2 times|doppelt|deux fois|dos veces|due volte|duas vezes)\b/i;

/** What sets it off, and which found values say so. */
export function findTrigger(reading: Reading): FoundTrigger | undefined {
  const key = bestKey(reading);
  if (key) return { trigger: keyTrigger(reading.text, key), used: [key] };
  const clock = reading.entities.find((entity) => entity.kind === 'clock');
  if (clock && /\b(?:at|every|daily|each|um|a las|à|alle)\b/i.test(reading.text)) {
    return { trigger: { kind: 'daily', at: clock.value }, used: [clock] };
  }
  const every = reading.entities.find((entity) => entity.kind === 'duration' && entity.every);
  if (every?.kind === 'duration') return { trigger: { kind: 'timer', every: every.value }, used: [every] };
  return START.test(reading.text) ? { trigger: { kind: 'start' }, used: [] } : undefined;
}

function keyTrigger(text: string, { kind, value, start, end }: KeyEntity): Trigger {
  const around = text.slice(Math.max(0, start - 25), end + 25);
  return kind === 'key' && TWICE.test(around) ? { kind: 'double-tap', key: value } : { kind: 'hotkey', keys: value };
}

function bestKey(reading: Reading): KeyEntity | undefined {
  const [best] = keysByLikelihood(reading);
  return best && best.score > 0 ? best.entity : undefined;
}

/** The keys of a request, the likeliest trigger first. */
export function keysByLikelihood({ text, entities }: Reading): { entity: KeyEntity; score: number }[] {
  return entities
    .filter((entity) => entity.kind === 'hotkey' || entity.kind === 'key')
    .map((entity) => ({ entity, score: likelihood(text, entity) }))
    .sort((a, b) => b.score - a.score);
}

function likelihood(text: string, { kind, value, start, end }: KeyEntity): number {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 25);
  const pressed = PRESSED.test(before);
  return (
    (pressed ? 3 : 0) +
    (BOUND.test(before) ? 2 : 0) +
    (start <= 4 ? 2 : 0) +
    (LEADS.test(after) ? 2 : 0) +
    (after.trim() === '' ? 1 : 0) +
    (kind === 'hotkey' || /^F\d|^XButton|^Pause|^ScrollLock/.test(value) ? 1.5 : 0) -
    (SENT.test(before) && !pressed ? 3 : 0) -
    (/^.$/.test(value) && !pressed ? 1 : 0)
  );
}
