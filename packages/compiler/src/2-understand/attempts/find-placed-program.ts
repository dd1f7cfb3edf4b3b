import type { Entity, Program, Reading } from '#ir/entity.ts';
import { findPlacement } from '../find-placement.ts';
import { masked } from '../mask.ts';
import { isWindowTitle } from '../slots/is-window-title.ts';
import { findTriggers } from '../triggers/find-triggers.ts';

export type PlacedProgram = {
  readonly skill: 'place-new-windows' | 'handle-new-windows' | 'new-windows-on-monitor';
  readonly values: Readonly<Record<string, unknown>>;
  readonly used: readonly Entity[];
};

const OPENS =
  /\b(?:open(?:s|ed|ing)?|start(?:s|ed|ing)?(?: up)?|launch(?:es|ed|ing)?|appear(?:s|ed)?|(?:pop|come|show)(?:s|ping)? up|run|pops?|launch(?:es)?)\b/i;
const ALWAYS =
  /\b(?:always|every ?time|each time|when(?:ever)?|as soon as|once|by itself|by themselves|automatically|on its own|upon|all the time|any ?time|each|every)\b/i;
const FULL = /\bmaximi[sz]ed?\b|\bfull[- ]?(?:size|screen)d?\b|\bfills? the (?:whole )?screen\b/i;
const SMALL = /\bminimi[sz]ed?\b|\bdown to the taskbar\b/i;
const OTHER = /\b(?:last time|percent|close[sd]?|type[sd]?|remember(?:s|ed)? (?:its|the|where|every))\b/i;
const DISPLAY = '(?:monitor|screen|display)';
const NTH = '(?:second(?:ary)?|2nd|other|third|3rd|side)';
const ON_MONITOR = new RegExp(
  String.raw`\b(?<nth>${NTH})(?: \p{L}+)? ${DISPLAY}\b|\b${DISPLAY} (?:number |no\.? ?|#)?(?<number>two|three|[\ue00b]+)(?![\p{L}])|\bsecond one\b`,
  'iu',
);

const ON_TOP =
  /\balways (?:be |stay |stays |kept |remain )?(?:on top|above|in front|in the foreground|topmost|over)\b|\b(?:keep|stay|stays|remain|remains|leave)\b[^.;]{0,30}\balways\b[^.;]{0,20}\b(?:on top|above|in front)\b|\bnever (?:be |get |gets |go )?(?:covered|behind|under)\b/i;

/** "Calculator should always be 320 by 500 in the bottom right corner when it opens". */
export function findPlacedProgram(reading: Reading): PlacedProgram | undefined {
  const text = masked(reading);
  const isPinned = ON_TOP.test(text) && !/\b(?:toggle|key|press|shortcut|until|unless|while|if)\b/i.test(text);
  if (!(isPinned || (OPENS.test(text) && ALWAYS.test(text))) || OTHER.test(text)) return undefined;
  if (findTriggers(reading).some(({ trigger }) => trigger.kind !== 'window')) return undefined;
  const named = reading.entities.filter((entity) => entity.kind === 'program' || isWindowTitle(entity, reading));
  const [first] = named;
  const program: Program | undefined =
    first?.kind === 'program' ? first.value : first && { name: String(first.value), run: '', exe: '' };
  if (!program || named.some((one) => one.kind === 'program' && one.value.exe !== program.exe)) return undefined;
  const monitor = monitorIn(reading, text);
  if (monitor) {
    const size = FULL.test(text) ? 'full' : 'kept';
    const values = { program, monitor: monitor.value, size };
    return { skill: 'new-windows-on-monitor', values, used: [...named, ...monitor.used] };
  }
  // Another monitor, told in words that are not known.
  if (/\bmonitors?\b|\b(?:left|right|upper|lower) (?:screen|display)\b/i.test(text)) return undefined;
  const placement = findPlacement(reading);
  if (placement) {
    const { place, size } = placement;
    return { skill: 'place-new-windows', values: { program, place, size }, used: [...named, ...placement.used] };
  }
  const deed = isPinned ? 'pin' : FULL.test(text) ? 'maximize' : SMALL.test(text) ? 'minimize' : undefined;
  return deed && { skill: 'handle-new-windows', values: { program, deed }, used: named };
}

// Which one is meant where only "the other" is said: the first is the one that windows open on.
function monitorIn({ entities }: Reading, text: string): { value: number; used: readonly Entity[] } | undefined {
  const match = ON_MONITOR.exec(text);
  if (!match || findsPlace(text)) return undefined;
  const { nth = '', number = '' } = match.groups ?? {};
  const at = match.index + match[0].length;
  const said = number ? entities.find(({ kind, end }) => kind === 'number' && end === at) : undefined;
  if (said?.kind === 'number')
    return said.value > 0 && said.value < 7 ? { value: said.value, used: [said] } : undefined;
  return { value: /third|3rd|three/i.test(nth + number) ? 3 : 2, used: [] };
}

function findsPlace(text: string): boolean {
  return /\b(?:corner|(?:left|right|top|upper|bottom|lower)[- ]half)\b/i.test(text);
}
