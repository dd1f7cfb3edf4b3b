import { quoteString } from '@hotscribe/ahk';
import { criterion } from '#skills/windows/target.ts';
import { windowOf } from '../clauses/with-waits.ts';
import { type Knowledge, stepOf } from '../understanding.ts';
import { type PartReader, saidValue, step, type Told, withSteps } from './told.ts';

const WAITS = /^(?:waits?|waiting|pauses?|sleeps?|delays?|hold on|gives? (?:it|that|them|the \p{L}+)|after)\b/iu;
const LENGTH =
  /\b(?<count>\d+(?:[.,]\d+)?|an?|one|another|two|three|five|ten|half an?)\s*(?:more |extra |full |whole )?(?<unit>ms|milliseconds?|s|secs?|seconds?|mins?|minutes?)\b/i;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, five: 5, ten: 10, 'half a': 0.5, 'half an': 0.5 };
const GONE = /\b(?:gone|clos(?:ed|es)|disappear(?:s|ed)|vanish(?:es|ed)|goes away)\b/i;
const ENDED =
  /\b(?:finish(?:ed|es)?|end(?:ed|s)?|done|complete[ds]?|through|exit(?:ed|s)?)\b|\bfor it to (?:finish|end|close|complete)\b/i;
const THERE =
  /\b(?:there|open(?:ed|s)?|loaded|loads?|up|ready|appear(?:s|ed)?|shows?(?: up)?|visible|active|in front|started|running|here)\b|\bwindow\b/i;
const NAMED =
  /\b(?:the|a|window|dialog|called|named)\s+(?<title>\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*)*)(?:\s+(?:window|dialog|box|is|opens|appears|shows|comes|pops)|$)/u;

/** "wait a second", "give it 5 more secs", "wait till it's there", "wait for it to finish". */
export const readWaiting: PartReader = (part, text, told, knowledge) => {
  if (!WAITS.test(text)) return undefined;
  const time = saidValue(part, 'duration') ?? lengthIn(part.text);
  const isFor = /^(?:waits?|waiting)\b[^.]*\b(?:for|until|till?)\b/i.test(text);
  if (time !== undefined) return paused(told, time, knowledge);
  if (!isFor) return undefined;
  const title = saidValue(part, 'text') ?? NAMED.exec(part.text)?.groups?.title;
  if (GONE.test(text)) return gone(told, title ?? told.title);
  const program = saidValue(part, 'program');
  if (title) return { ...withSteps(told, awaited(quoteString(title))), title };
  if (program) return withSteps(told, awaited(criterion(program)));
  const last = told.steps.at(-1);
  if (ENDED.test(text)) {
    const run = /^Run\((.*)\)$/.exec(last?.code ?? '')?.[1];
    if (!run) return undefined;
    return withSteps(
      { ...told, steps: told.steps.slice(0, -1) },
      step('Run it and wait until it has ended', `RunWait(${run})`),
    );
  }
  return THERE.test(text) ? withSteps(told, untilThere(last?.code ?? '')) : undefined;
};

function paused(told: Told, time: number, knowledge: Knowledge): Told {
  return withSteps(told, stepOf(knowledge, 'wait', { for: time }));
}

function gone(told: Told, title: string | undefined): Told | undefined {
  return title
    ? withSteps(told, step('Wait until a window is gone', `WinWaitClose(${quoteString(title)})`))
    : undefined;
}

function awaited(window: string) {
  return step('Wait for a window', `if WinWait(${window},, 30)\n    WinActivate()`);
}

// A window that was opened by a key has no name that is known: a moment must do.
function untilThere(before: string) {
  const exe = /^Run\("([^"\\`]+\.exe)"\)$/i.exec(before)?.[1];
  if (exe) return step('', `WinWaitActive(${windowOf(exe)},, 10) ; until its window is there`);
  const file = /^Run\("[^"]*?([^"\\]+)\.\w{2,5}"\)$/.exec(before)?.[1];
  if (file) return awaited(quoteString(file));
  return step('', 'Sleep(1000) ; until it is there');
}

function lengthIn(said: string): number | undefined {
  const { count = '', unit = '' } = LENGTH.exec(said)?.groups ?? {};
  if (!unit) return undefined;
  const number = COUNTS[count.toLowerCase()] ?? (Number(count.replace(',', '.')) || 1);
  return Math.round(number * (/^m(?:s|illi)/i.test(unit) ? 1 : /^m/i.test(unit) ? 60_000 : 1000));
}
