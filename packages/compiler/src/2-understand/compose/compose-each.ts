import { quoteString } from '@hotscribe/ahk';
import type { Rule, Step } from '#ir/automation.ts';
import type { Entity, Reading, Span } from '#ir/entity.ts';
import { readClause } from '../clauses/read-clause.ts';
import { readTyped } from '../clauses/type-sequence.ts';
import { readWait } from '../clauses/wait.ts';
import { ANY_KEY, entityAt, GAP, markOf, masked, without } from '../mask.ts';
import { sliceReading } from '../slice-reading.ts';
import { findStartKey, findStopKey } from '../triggers/find-stop-key.ts';
import { findTriggers } from '../triggers/find-triggers.ts';
import { type Knowledge, type Steps, stepOf } from '../understanding.ts';
import type { Composed } from './composed.ts';

const THING =
  '(?:lines?|names?|codes?|numbers?|items?|entr(?:y|ies)|words?|rows?|one|address(?:es)?|e?-?mails?|values?)';
const EACH = new RegExp(
  String.raw`[,.;]?\s*\b(?:and )?(?:then )?(?:(?:repeat|do (?:it|this|that|so)|go on|same)(?: (?:it|this|that))? )?(?:for (?:each|every)(?: (?:of them|single|${THING}))?|with each(?: ${THING})?|one after (?:the other|another)|until the (?:list|file) is (?:finished|empty|done|through|over)|then the next one(?: until[^.,;]*)?)(?: (?:of|in|from)(?: the (?:file|list))?)?|\btake(?:s)? (?:the |all )?${THING} (?:out of|from)|\bone (?:\p{L}+ )?per line|\btakes? the (?:first|next)(?: one)?`,
  'giu',
);
const COPIED = /\b(?:copied|clipboard)\b/i;
const LINE = new RegExp(
  String.raw`(?<=\b(?:typ(?:e|es|ing)|enter(?:s)?|paste(?:s)?|write(?:s)?|put(?:s)?(?: in)?|insert(?:s)?)\s+)(?:it|them|that|this|the (?:\p{L}+ )?${THING}(?: (?:from|of) the (?:file|list))?|the next(?: one)?)\b`,
  'giu',
);
// "type /invite and the name": a text that stands before each line.
const PREFIXED = new RegExp(
  String.raw`(?<=\b(?:typ(?:e|es|ing)|enter(?:s)?|write(?:s)?)\s+)(?<prefix>[^\s,;:"\ue000-\ue00b]{1,30}|${markOf('text')})\s+(?:and|plus|followed by|then)\s+(?:then\s+)?the (?:\p{L}+ )?${THING}(?= *(?:[,;.]|$|and\b|then\b))`,
  'dgiu',
);
const CUT = /\s*(?:[,;:.]\s*(?:and then |and |then )?|\band then\b|\bthen\b|\band\b|\n)\s*/giu;
const PAUSE = new RegExp(
  String.raw`^${GAP}${markOf('duration')}\s*(?:in between|between(?: each| them| the lines)?|apart|each|pause)?${GAP}$`,
  'iu',
);
const BRAKE =
  /\b(?:brake|break|breaks|stop|stops|abort|aborts|cancel|cancels|end|ends|interrupt|interrupts|quit|quits)\b/i;
const STARTS =
  /\b(?:when(?:ever)?|if|with|on|start(?:s)?|begin(?:s)?|hotkey|shortcut|by pressing|once i)\b|^\s*[\p{L}\d+ ]{1,15}\s*[:=]/iu;
const LEFT_OVER =
  /^[^\p{L}]*(?:(?:the\s+)?next(?:\s+(?:one|name|line|row|entry))?|and so on|again)[^\p{L}]*$|^[^\p{L}]*(?:(?:i|it|and|should|to|can|please|with)\s+)*(?:start|begin|launch|run|go|do)s?(?: (?:it|this|that|so))?[^\p{L}]*$/iu;
// "It's 180 suppliers", "it would be nice if": said beside the steps.
const REMARK =
  /^[^\p{L}]*(?:and )?(?:it'?s|it is|there(?:'s| are| is)|that'?s|it would be (?:nice|good|great|cool)(?: if)?|please|thanks?(?: you)?|if something goes wrong|i have)\b[^\ue000-\ue00a]*$/iu;
const MARK = '\u0001line\u0001';

/** "for each line in codes.txt: F2, type it, tab, enter": steps that are done once for every line of a list. */
export function composeEach(knowledge: Knowledge, reading: Reading): Composed | undefined {
  const list = reading.entities.find((entity) => entity.kind === 'path' && /\.(?:txt|csv|log|md)$/i.test(entity.value));
  const found = [...masked(reading).matchAll(EACH)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (found.length === 0 || (!list && !COPIED.test(reading.text))) return undefined;
  const stop = brakeOf(reading);
  const rest = without(reading, [...found, ...(list ? [list] : []), ...(stop ? [stop] : [])]);
  const start = findStartKey(rest);
  const trigger = [...findTriggers(rest)]
    .sort(
      (a, b) =>
        Number(b.used.includes(start?.key as Entity)) - Number(a.used.includes(start?.key as Entity)) ||
        b.score - a.score,
    )
    .find(
      ({ trigger: { kind }, start, end }) =>
        kind === 'hotkey' && STARTS.test(rest.text.slice(Math.max(0, start - 15), end + 12)),
    );
  const untold = trigger ? without(rest, [trigger]) : rest;
  // "The names are in names.txt. By hand it goes: …": what is told before that is the situation.
  const colon = list ? untold.text.slice(list.end).search(/:\s/) : -1;
  const told = list && colon >= 0 ? [{ start: 0, end: list.end + colon + 1 }] : [];
  const body = withLine(without(untold, told));
  const read = body && stepsIn(knowledge, body);
  if (!read) return undefined;
  const line = list ? 'A_LoopReadLine' : 'A_LoopField';
  const source = list
    ? `Loop Read ${quoteString(String(list.value))}`
    : 'Loop Parse Trim(A_Clipboard, "`r`n"), "`n", "`r"';
  const steps = read.steps.map(({ code }) =>
    code
      .replaceAll(quoteString(MARK), line)
      .replaceAll(`${MARK}"`, `" ${line}`)
      .split('\n')
      .map((one) => `    ${one}`),
  );
  const loop: Step = {
    title: 'Do the same for every line of a list',
    code: [`${source} {`, `    if (${line} = "") ; an empty line`, '        continue', ...steps.flat(), '}'].join('\n'),
    needs: read.steps
      .map(({ needs }) => needs)
      .filter(Boolean)
      .join('\n\n'),
  };
  const end: Step = { title: '', code: 'Reload() ; stops it: the script starts afresh and waits', needs: '' };
  const rules: Rule[] = [
    { kind: 'steps', trigger: trigger?.trigger ?? { kind: 'hotkey', keys: 'F8' }, steps: [loop] },
    { kind: 'steps', trigger: { kind: 'hotkey', keys: stop?.key ?? '^Escape' }, steps: [end] },
  ];
  return {
    rules,
    assumed: [
      ...(trigger ? [] : ['No key was named, so F8 does it.']),
      ...(stop ? [] : ['Ctrl+Esc stops it.']),
      ...read.assumed,
    ],
    used: [...(list ? [list] : []), ...(trigger?.used ?? []), ...(stop?.used ?? []), ...read.used],
    score: 0.93,
    isRead: true,
  };
}

// "esc should be the emergency brake": people have many words for it.
export function brakeOf(
  reading: Reading,
): (Span & { readonly key: string; readonly used: readonly Entity[] }) | undefined {
  const said = findStopKey(reading);
  if (said) return { start: said.start, end: said.end, key: said.key.value, used: [said.key] };
  const text = masked(reading);
  const key = reading.entities.find(
    ({ kind, start, end }) =>
      (kind === 'key' || kind === 'hotkey') && BRAKE.test(text.slice(Math.max(0, start - 25), end + 35)),
  );
  if (key?.kind !== 'key' && key?.kind !== 'hotkey') return undefined;
  const end = key.end + (/^[^.,;]*/.exec(text.slice(key.end))?.[0].length ?? 0);
  return { start: key.start, end, key: key.value, used: [key] };
}

// What is typed for each line becomes a text of its own; without it there is no list to go through.
function withLine(reading: Reading): Reading | undefined {
  const text = masked(reading);
  const prefixed = [...text.matchAll(PREFIXED)].map((match): Entity => {
    const quoted = entityAt(reading, match.index);
    const prefix = quoted?.kind === 'text' ? quoted.value : (match.groups?.prefix ?? '');
    return { kind: 'text', value: `${prefix} ${MARK}`, start: match.index, end: match.index + match[0].length };
  });
  const plain = [...text.matchAll(LINE)].map(
    (match): Entity => ({ kind: 'text', value: MARK, start: match.index, end: match.index + match[0].length }),
  );
  const lines = [...prefixed, ...plain];
  if (lines.length === 0) return undefined;
  const others = reading.entities.filter(
    ({ start, end }) => !lines.some((line) => start < line.end && line.start < end),
  );
  return { text: reading.text, entities: [...others, ...lines].sort((a, b) => a.start - b.start) };
}

function stepsIn(knowledge: Knowledge, body: Reading): Steps | undefined {
  const text = masked(body);
  const cuts = [...text.matchAll(CUT)].filter(({ index }) => !entityAround(body, index));
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  const ends = [...cuts.map((cut) => cut.index), text.length];
  const read: Steps[] = [];
  const pauses: Steps[] = [];
  for (const [index, start] of starts.entries()) {
    const piece = sliceReading(body, start, ends[index] ?? start);
    if (!/[\p{L}\p{N}]/u.test(piece.text) || LEFT_OVER.test(piece.text)) continue;
    if (read.length > 0 && REMARK.test(masked(piece))) continue;
    const pause = PAUSE.test(masked(piece)) ? entityAt(piece, piece.entities[0]?.start ?? -1) : undefined;
    if (pause?.kind === 'duration') {
      pauses.push({ steps: [stepOf(knowledge, 'wait', { for: pause.value })], assumed: [], used: [pause], score: 1 });
      continue;
    }
    const step =
      explainedKey(knowledge, piece) ??
      readWait(piece, masked(piece), knowledge) ??
      readTyped(piece, masked(piece), knowledge) ??
      readClause(knowledge, piece);
    if (step && step.score >= 0.6) read.push(step);
    // What is told before the first step is the situation.
    else if (read.length > 0) return undefined;
  }
  const all = [...read, ...pauses];
  if (!all.some(({ steps }) => steps.some(({ code }) => code.includes(MARK)))) return undefined;
  return {
    steps: all.flatMap(({ steps }) => steps),
    assumed: all.flatMap(({ assumed }) => assumed),
    used: all.flatMap(({ used }) => used.filter((entity) => !String(entity.value).includes(MARK))),
    score: 1,
  };
}

const EXPLAINED = new RegExp(
  String.raw`^${GAP}(?:then\s+)?${ANY_KEY}\s+(?:to\s+)?\p{L}{3,12}(?:\s+(?:it|that|this|the \p{L}+))?${GAP}$`,
  'iu',
);

// "then F9 prints it": what the key does there is only told.
function explainedKey(knowledge: Knowledge, piece: Reading): Steps | undefined {
  const [key, ...others] = piece.entities;
  if (others.length > 0 || (key?.kind !== 'key' && key?.kind !== 'hotkey') || !EXPLAINED.test(masked(piece)))
    return undefined;
  const step = stepOf(knowledge, 'press-key', { keys: key.value, times: 1 });
  return { steps: [step], assumed: [], used: [key], score: 0.9 };
}

function entityAround({ entities }: Reading, at: number): boolean {
  return entities.some(({ start, end }) => start <= at && at < end);
}
