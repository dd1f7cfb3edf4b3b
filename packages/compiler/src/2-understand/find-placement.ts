import type { Entity, Point, Reading } from '#ir/entity.ts';
import { PLACES, type Place } from '#skills/windows/placing.ts';
import { markOf, masked } from './mask.ts';

export type Placement = {
  readonly place: Place | '';
  readonly size: Point | '';
  readonly used: readonly Entity[];
};

const HALF = /\b(left|right|top|upper|bottom|lower)(?:[- ]hand)?(?:[- ](?:half|side|part))\b/i;
const CORNER = /\b(top|upper|bottom|lower)[ -](?:and )?(left|right)\b|\b(left|right)[ -](top|upper|bottom|lower)\b/i;
const MIDDLE =
  /\b(?:in|to|into|at) the (?:very )?(?:middle|cent(?:er|re))(?: of (?:the|my) (?:screen|monitor|display))?\b|\bcent(?:er|re)(?:ed|d)\b/i;
const SIDE = /\b(?:on|to|at|along) (?:the|my) (left|right|bottom|top)(?: edge| of (?:the|my) (?:screen|monitor))?\b/i;
const WIDE_HIGH = new RegExp(
  String.raw`(${markOf('number')})\s*(?:px|pixels?)?\s*(?:wide|in width|width|across)\b[^.;\n]{0,12}?(${markOf('number')})\s*(?:px|pixels?)?\s*(?:high|tall|in height|height)\b|\bwidth(?: of| to| =|:)? (${markOf('number')})[^.;\n]{0,20}?\bheight(?: of| to| =|:)? (${markOf('number')})`,
  'diu',
);
// "at 100,100" is where it stands; "800x600" is how big it is.
const AT = /\b(?:at|position|coordinates|coords|to|from|point)\s*(?:x\s*)?\(?$/i;

/** The part of the screen and the size that a window should have, where one of them is said. */
export function findPlacement(reading: Reading): Placement | undefined {
  const text = masked(reading);
  const points = reading.entities.filter((entity) => entity.kind === 'point');
  const size = points.find((entity) =>
    isSize(reading.text.slice(0, entity.start), reading.text.slice(entity.start, entity.end)),
  );
  // A place in pixels is another skill's.
  if (points.some((entity) => entity !== size)) return undefined;
  const sides = size ? undefined : sidesOf(reading, text);
  const place = placeIn(text);
  if (!place && !size && !sides) return undefined;
  return {
    place,
    size: size?.kind === 'point' ? size.value : (sides?.size ?? ''),
    used: size ? [size] : (sides?.used ?? []),
  };
}

function isSize(before: string, said: string): boolean {
  return /[x×*]|\bby\b/i.test(said) && !/^x/i.test(said) && (!AT.test(before) || !said.includes(','));
}

function sidesOf({ entities }: Reading, text: string): { size: Point; used: readonly Entity[] } | undefined {
  const indices = WIDE_HIGH.exec(text)?.indices;
  const [width, height] = [indices?.[1] ?? indices?.[3], indices?.[2] ?? indices?.[4]].map((span) =>
    entities.find(({ start, kind }) => kind === 'number' && start === span?.[0]),
  );
  if (width?.kind !== 'number' || height?.kind !== 'number') return undefined;
  return { size: { x: width.value, y: height.value }, used: [width, height] };
}

function placeIn(text: string): Place | '' {
  const corner = CORNER.exec(text);
  if (corner) return named(corner[1] ?? corner[4] ?? '', corner[2] ?? corner[3] ?? '');
  const half = HALF.exec(text)?.[1] ?? SIDE.exec(text)?.[1];
  if (half) return named(half, 'half');
  return MIDDLE.test(text) ? 'middle' : '';
}

const SAME: Readonly<Record<string, string>> = { upper: 'top', lower: 'bottom' };

function named(first: string, second: string): Place | '' {
  const name = `${SAME[first.toLowerCase()] ?? first.toLowerCase()} ${second.toLowerCase()}`;
  return name in PLACES ? (name as Place) : '';
}
