import type { Entity, Program, Reading } from '#ir/entity.ts';
import { findPlacement } from './find-placement.ts';
import { findTriggers } from './find-triggers.ts';
import { isWindowTitle } from './is-window-title.ts';
import { masked } from './mask.ts';

export type PlacedProgram = {
  readonly skill: 'place-new-windows' | 'handle-new-windows';
  readonly values: Readonly<Record<string, unknown>>;
  readonly used: readonly Entity[];
};

const OPENS =
  /\b(?:open(?:s|ed|ing)?|start(?:s|ed|ing)?(?: up)?|launch(?:es|ed|ing)?|appear(?:s|ed)?|(?:pop|come|show)(?:s|ping)? up|run)\b/i;
const ALWAYS =
  /\b(?:always|every ?time|each time|when(?:ever)?|as soon as|once|by itself|by themselves|automatically|on its own|upon|all the time|any ?time|each|every)\b/i;
const FULL = /\bmaximi[sz]ed?\b|\bfull[- ]?(?:size|screen)d?\b|\bfills? the (?:whole )?screen\b/i;
const SMALL = /\bminimi[sz]ed?\b|\bdown to the taskbar\b/i;
const OTHER =
  /\b(?:monitor|screen (?:two|2)|second screen|other screen|remember|last time|percent|close[sd]?|type[sd]?)\b/i;

/** "Calculator should always be 320 by 500 in the bottom right corner when it opens". */
export function findPlacedProgram(reading: Reading): PlacedProgram | undefined {
  const text = masked(reading);
  if (!OPENS.test(text) || !ALWAYS.test(text) || OTHER.test(text)) return undefined;
  if (findTriggers(reading).some(({ trigger }) => trigger.kind !== 'window')) return undefined;
  const named = reading.entities.filter((entity) => entity.kind === 'program' || isWindowTitle(entity, reading));
  const [first] = named;
  const program: Program | undefined =
    first?.kind === 'program' ? first.value : first && { name: String(first.value), run: '', exe: '' };
  if (!program || named.some((one) => one.kind === 'program' && one.value.exe !== program.exe)) return undefined;
  const placement = findPlacement(reading);
  if (placement) {
    const { place, size } = placement;
    return { skill: 'place-new-windows', values: { program, place, size }, used: [...named, ...placement.used] };
  }
  const deed = FULL.test(text) ? 'maximize' : SMALL.test(text) ? 'minimize' : undefined;
  return deed && { skill: 'handle-new-windows', values: { program, deed }, used: named };
}
