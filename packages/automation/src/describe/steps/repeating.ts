import type { FLOW } from '#language/steps/flow.ts';
import type { Step } from '#language/steps.ts';
import { stepsIn } from '#language/stop-key.ts';
import type { Window } from '#language/things.ts';
import { gerund } from '../gerund.ts';
import type { Clause, Phrases, Words } from '../phrases.ts';
import { sayThen, singleVerb } from '../say-block.ts';
import { sayCondition } from '../say-condition.ts';
import { sayAge, sayEachFile } from '../say-files.ts';
import { sayList } from '../say-text.ts';
import { sayWindow } from '../say-things.ts';
import { sayEvery, sayLater, saySpan, sayTime } from '../say-time.ts';
import { sayTimes } from '../say-times.ts';
import { sayInside, sayValue } from '../say-value.ts';

type Repeating =
  | 'repeat'
  | 'repeat-while'
  | 'repeat-until'
  | 'loop'
  | 'for'
  | 'each-line'
  | 'each-of'
  | 'each-file'
  | 'each-window'
  | 'every'
  | 'toggle-every'
  | 'toggle-loop'
  | 'after'
  | 'countdown'
  | 'while-held'
  | 'during-hold';

const THROUGH = 'after the last one';
const AT_ONCE = 'at the same time';

/** What is done again and again, or later. */
export const SAY_REPEATING: Pick<Phrases<typeof FLOW>, Repeating> = {
  repeat: ({ times, name, steps }, words) => {
    const count = sayTimes(times, words) || ' once';
    const verb = name === undefined ? singleVerb(steps, words) : undefined;
    if (verb) return `${verb}${count}`;
    return { kind: 'verb', text: `does this${count}: ${sayThen(steps, words)}`, next: 'after the last time' };
  },
  'repeat-while': ({ condition, steps }, words) => rounds(`as long as ${sayCondition(condition, words)}`, steps, words),
  'repeat-until': ({ condition, steps }, words) => rounds(`until ${sayCondition(condition, words)}`, steps, words),
  loop: ({ steps }, words) => {
    const ends = stepsIn(steps).some(({ kind }) => kind === 'break');
    const stop = words.byHand && !ends ? [words.again] : [];
    return { kind: 'verb', text: over(steps, words), more: stop, next: 'when that has ended' };
  },
  for: ({ from, to, steps }, words) =>
    each(`for each number from ${sayInside(from, words)} to ${sayInside(to, words)}`, steps, words),
  'each-line': ({ lines, steps }, words) => each(`for each line of ${sayInside(lines, words)}`, steps, words),
  'each-of': ({ values, steps }, words) => {
    const list = sayList(
      values.map((value) => sayValue(value, words)),
      'and',
    );
    return each(`for each of ${list}`, steps, words);
  },
  'each-file': (step, words) => each(`for ${sayEachFile(step.files, words)}${sayAge(step)}`, step.steps, words),
  'each-window': ({ window, steps }, words) => {
    const verb = verbForAll(window, steps, words);
    return verb ?? each(`for ${sayWindow(window).replace(/^all (.*)s$/, 'each $1')}`, steps, words);
  },
  every: ({ time, steps }, words) => {
    const verb = singleVerb(steps, words);
    const period = sayEvery(time, words);
    return {
      kind: 'verb',
      text: verb
        ? `starts ${gerund(verb)} ${period} and keeps going`
        : `starts doing this ${period} and keeps going: ${sayThen(steps, words)}`,
      next: AT_ONCE,
    };
  },
  'toggle-every': ({ time, steps }, words) => toggled(sayEvery(time, words), steps, words),
  'toggle-loop': ({ steps }, words) => toggled('over and over', steps, words),
  after: ({ time, steps }, words) => {
    const verb = singleVerb(steps, words);
    const later = sayLater(time, words);
    return verb
      ? { kind: 'verb', text: `${verb} ${later}`, later: true, next: 'meanwhile' }
      : { kind: 'sentence', text: `${later}, ${sayThen(steps, words)}`, later: true, next: 'meanwhile' };
  },
  countdown: ({ time, steps, early, warning }, words) => ({
    kind: 'verb',
    text: `counts down ${sayTime(time, words)} on the screen`,
    more: [
      ...(early && warning ? [`${saySpan(early)} before the end, ${sayThen(warning, words)}`] : []),
      `at the end, ${sayThen(steps, words)}`,
    ],
    next: AT_ONCE,
  }),
  'while-held': ({ time, steps }, words) => {
    const period = time ? sayEvery({ kind: 'span', span: time }, words) : 'over and over';
    const verb = singleVerb(steps, words);
    const hold = `for as long as you hold ${words.held}`;
    return {
      kind: 'verb',
      text: verb ? `${verb} ${period} ${hold}` : `does this ${period} ${hold}: ${sayThen(steps, words)}`,
      next: 'after you let go',
    };
  },
  'during-hold': ({ steps, released }, words) => ({
    kind: 'sentence',
    text: `${sayThen(steps, words)}, and when you let go, ${sayThen(released, words)}`,
    next: 'after that',
  }),
};

function rounds(limit: string, steps: readonly Step[], words: Words): Clause {
  const verb = singleVerb(steps, words);
  const text = verb ? `keeps ${gerund(verb)} ${limit}` : `repeats this ${limit}: ${sayThen(steps, words)}`;
  return { kind: 'verb', text, next: 'after that' };
}

function each(lead: string, steps: readonly Step[], words: Words): Clause {
  return { kind: 'sentence', text: `${lead}, ${sayThen(steps, words)}`, next: THROUGH };
}

function over(steps: readonly Step[], words: Words): string {
  const verb = singleVerb(steps, words);
  return verb ? `keeps ${gerund(verb)} over and over` : `starts doing this over and over: ${sayThen(steps, words)}`;
}

function toggled(period: string, steps: readonly Step[], words: Words): Clause {
  const verb = singleVerb(steps, words);
  const text = verb ? `starts ${gerund(verb)} ${period}` : `starts doing this ${period}: ${sayThen(steps, words)}`;
  return { kind: 'verb', text, more: [words.again], next: 'each time' };
}

// "minimizes all Chrome windows" says as much as a step for each of them.
function verbForAll(window: Window, steps: readonly Step[], words: Words): string | undefined {
  const [step] = steps;
  if (!step || steps.length > 1 || window.kind !== 'all') return undefined;
  if (!('window' in step) || step.window?.kind !== 'it' || 'value' in step) return undefined;
  return singleVerb([{ ...step, window } as Step], words);
}
