import type { Trigger } from '#ir/automation.ts';

type Emit<T> = (trigger: T, body: readonly string[]) => string;

const EMIT = {
  hotkey: ({ keys }, body) => hotkey(keys, body),
  'double-tap': ({ key }, body) => doubleTap(key, body),
  hotstring: ({ abbreviation, atOnce }, body) =>
    hotkey(`:${atOnce ? '*?' : ''}X:${abbreviation.replaceAll('`', '``')}`, body),
  timer: ({ every }, body) => timer(every, body),
  daily: ({ at }, body) => daily(at, body),
  start: (_trigger, body) => body.join('\n'),
} satisfies { [K in Trigger['kind']]: Emit<Extract<Trigger, { kind: K }>> };

export function emitTrigger(trigger: Trigger, body: readonly string[]): string {
  // The table has an entry for each kind, of that kind; TypeScript cannot follow that through the index.
  return (EMIT[trigger.kind] as Emit<Trigger>)(trigger, body);
}

function hotkey(keys: string, body: readonly string[]): string {
  return [`${keys}:: {`, ...indented(body), '}'].join('\n');
}

function doubleTap(key: string, body: readonly string[]): string {
  return [
    `~${key}:: {`,
    '    ; Only the second press within 400 milliseconds counts.',
    '    if (A_PriorHotkey != A_ThisHotkey || A_TimeSincePriorHotkey > 400) {',
    `        KeyWait("${key}")`,
    '        return',
    '    }',
    ...indented(body),
    '}',
  ].join('\n');
}

function timer(every: number, body: readonly string[]): string {
  return [
    `SetTimer(DoTask, ${every}) ; every ${every} milliseconds`,
    'Persistent()',
    '',
    'DoTask() {',
    ...indented(body),
    '}',
  ].join('\n');
}

function daily({ hour, minute }: { hour: number; minute: number }, body: readonly string[]): string {
  const time = String(hour).padStart(2, '0') + String(minute).padStart(2, '0');
  return [
    `timeOfDay := "${time}" ; hours and minutes`,
    'SetTimer(CheckTime, 20000)',
    'Persistent()',
    '',
    'CheckTime() {',
    '    static doneOn := ""',
    '    if (FormatTime(, "HHmm") != timeOfDay || doneOn = A_YDay)',
    '        return',
    '    doneOn := A_YDay',
    ...indented(body),
    '}',
  ].join('\n');
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line ? `    ${line}` : ''));
}
