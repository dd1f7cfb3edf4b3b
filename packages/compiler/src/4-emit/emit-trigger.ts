import type { Days, Step, Trigger, WindowEvent } from '#ir/automation.ts';
import { sessionWatch } from './emit-session.ts';
import { newFileWatch, pixelWatch } from './emit-watch.ts';

type Emit<T> = (trigger: T, body: readonly string[], number: string) => string;

const EMIT = {
  hotkey: ({ keys }, body) => block(`${hotkeyName(keys)}::`, body),
  'double-tap': ({ key, times = 2 }, body) => (times > 2 ? manyTaps(key, times, body) : doubleTap(key, body)),
  'long-press': ({ key, after, tap }, body) => longPress(key, after, tap, body),
  hotstring: (trigger, body) => block(hotstringHead(trigger, ''), withEnding(trigger.atOnce, body)),
  timer: (trigger, body, number) => timer(trigger, body, number),
  daily: ({ at, days }, body, number) => daily(at, days, body, number),
  idle: ({ after }, body, number) => idle(after, body, number),
  clipboard: (_trigger, body, number) => clipboard(body, number),
  window: ({ event, window }, body, number) => WINDOW[event](window.criterion, body, number),
  pixel: (trigger, body, number) => pixelWatch(trigger, body, number),
  'new-file': (trigger, body, number) => newFileWatch(trigger, body, number),
  session: ({ event }, body, number) => sessionWatch(event, body, number),
  start: (_trigger, body) => body.join('\n'),
} satisfies { [K in Trigger['kind']]: Emit<Extract<Trigger, { kind: K }>> };

/** The code that runs the body when the trigger fires. Several that run by themselves are told apart by the index. */
export function emitTrigger(trigger: Trigger, body: readonly string[], index: number): string {
  const number = index === 0 ? '' : String(index + 1);
  // The table has an entry for each kind, of that kind; TypeScript cannot follow that through the index.
  return (EMIT[trigger.kind] as Emit<Trigger>)(trigger, body, number);
}

/** Whether `#HotIf` can limit it to a program. */
export function isHotkeyLike({ kind }: Trigger): boolean {
  return kind === 'hotkey' || kind === 'double-tap' || kind === 'long-press' || kind === 'hotstring';
}

// What ended the abbreviation, a space or Enter, is swallowed; behind a text it has to be typed again.
function withEnding(atOnce: boolean, body: readonly string[]): readonly string[] {
  return !atOnce && /^SendText\(/.test(body.at(-1) ?? '') ? [...body, 'SendText(A_EndChar)'] : body;
}

/** `:*?:abbreviation::`, with one more option if need be. */
export function hotstringHead(
  { abbreviation, atOnce, exactCase }: Extract<Trigger, { kind: 'hotstring' }>,
  option: string,
): string {
  return `:${atOnce ? '*?' : ''}${exactCase ? 'C' : ''}${option}:${escaped(abbreviation)}::`;
}

/** The hotkey as it stands before `::`; a semicolon alone would begin a comment there. */
export function hotkeyName(keys: string): string {
  return keys.replace(/;$/, '`;');
}

function block(head: string, body: readonly string[]): string {
  return [`${head} {`, ...indented(body), '}'].join('\n');
}

function escaped(abbreviation: string): string {
  return abbreviation.replaceAll('`', '``').replace(/ ;/g, ' `;').replace(/::/g, '`::');
}

function doubleTap(key: string, body: readonly string[]): string {
  return block(`~${hotkeyName(key)}::`, [
    '; Only the second press within 400 milliseconds counts.',
    'if (A_PriorHotkey != A_ThisHotkey || A_TimeSincePriorHotkey > 400) {',
    `    KeyWait("${key}")`,
    '    return',
    '}',
    ...body,
  ]);
}

function manyTaps(key: string, times: number, body: readonly string[]): string {
  return block(`~${hotkeyName(key)}::`, [
    'static taps := 0, lastTap := 0',
    '; Presses within 400 milliseconds of each other count.',
    'taps := A_TickCount - lastTap < 400 ? taps + 1 : 1',
    'lastTap := A_TickCount',
    `KeyWait("${key}")`,
    `if (taps < ${times})`,
    '    return',
    'taps := 0',
    ...body,
  ]);
}

function longPress(key: string, after: number, tap: readonly Step[] | undefined, body: readonly string[]): string {
  const tapped = tap ? tap.flatMap((step) => step.code.split('\n')) : [`Send("{${key}}")`];
  return block(`$${hotkeyName(key)}::`, [
    `if KeyWait("${key}", "T${after / 1000}") { ; let go before that: a short press`,
    ...indented(tapped),
    '    return',
    '}',
    ...body,
    `KeyWait("${key}")`,
  ]);
}

function timer(
  { every, start, stop }: Extract<Trigger, { kind: 'timer' }>,
  body: readonly string[],
  number: string,
): string {
  const head = `interval${number} := ${every} ; milliseconds between two times`;
  const task = block(`DoTask${number}()`, body);
  if (start && start !== stop) {
    const begin = block(`${hotkeyName(start)}::`, [
      `DoTask${number}()`,
      `SetTimer(DoTask${number}, interval${number})`,
    ]);
    return [head, '', begin, '', `${hotkeyName(stop)}::SetTimer(DoTask${number}, 0) ; stops it`, '', task].join('\n');
  }
  const key = block(`${hotkeyName(stop)}::`, [
    start ? '; This key starts it, and stops it again.' : '; This key stops it, and starts it again.',
    `static isOn := ${start ? 'false' : 'true'}`,
    'isOn := !isOn',
    `SetTimer(DoTask${number}, isOn ? interval${number} : 0)`,
    'ToolTip(isOn ? "On" : "Off")',
    'SetTimer(() => ToolTip(), -1000)',
  ]);
  const running = start ? [] : [`SetTimer(DoTask${number}, interval${number})`, 'Persistent()'];
  return [head, ...running, '', key, '', task].join('\n');
}

function daily(at: { hour: number; minute: number }, days: Days, body: readonly string[], number: string): string {
  const time = String(at.hour).padStart(2, '0') + String(at.minute).padStart(2, '0');
  const otherDay = days === 'daily' ? [] : [`if !InStr("${days.join('')}", A_WDay) ; 1 is Sunday`, '    return'];
  return [
    `timeOfDay${number} := "${time}" ; hours and minutes`,
    `SetTimer(CheckTime${number}, 20000)`,
    'Persistent()',
    '',
    block(`CheckTime${number}()`, [
      'static doneOn := ""',
      ...otherDay,
      `if (FormatTime(, "HHmm") != timeOfDay${number} || doneOn = A_YDay)`,
      '    return',
      'doneOn := A_YDay',
      ...body,
    ]),
  ].join('\n');
}

function idle(after: number, body: readonly string[], number: string): string {
  return [
    `idleTime${number} := ${after} ; milliseconds without a key or the mouse`,
    `SetTimer(CheckIdle${number}, 1000)`,
    'Persistent()',
    '',
    block(`CheckIdle${number}()`, [
      'static done := false',
      `if (A_TimeIdle < idleTime${number}) {`,
      '    done := false',
      '    return',
      '}',
      'if done ; once for each pause',
      '    return',
      'done := true',
      ...body,
    ]),
  ].join('\n');
}

function clipboard(body: readonly string[], number: string): string {
  return [
    `OnClipboardChange(WhenCopied${number})`,
    'Persistent()',
    '',
    block(`WhenCopied${number}(kind)`, onlyOthers(body)),
  ].join('\n');
}

// What the script itself puts on the clipboard would set it off again, for ever.
function onlyOthers(body: readonly string[]): readonly string[] {
  if (!/A_Clipboard :=|PasteText\(/.test(body.join('\n'))) return ['if (kind != 1) ; only text', '    return', ...body];
  return [
    'static own := ""',
    'if (kind != 1 || A_Clipboard == own) ; only text, and not what was put there below',
    '    return',
    ...body,
    'own := A_Clipboard',
  ];
}

const WINDOW: Record<WindowEvent, (criterion: string, body: readonly string[], number: string) => string> = {
  appears: (criterion, body, number) => watched(`WinExist(${criterion})`, body, number),
  activates: (criterion, body, number) => watched(`WinActive(${criterion})`, body, number),
  closes: (criterion, body, number) =>
    watched(`!WinExist(${criterion})`, body, number, `static seen := false\nseen := seen || WinExist(${criterion})`),
};

function watched(condition: string, body: readonly string[], number: string, first = ''): string {
  const seen = first ? 'seen && ' : '';
  return [
    `SetTimer(CheckWindow${number}, 500)`,
    'Persistent()',
    '',
    block(`CheckWindow${number}()`, [
      'static wasSo := false',
      ...(first ? first.split('\n') : []),
      `isSo := ${seen}${condition} ? true : false`,
      'if (isSo = wasSo)',
      '    return',
      'wasSo := isSo',
      'if !isSo',
      '    return',
      ...body,
    ]),
  ].join('\n');
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line ? `    ${line}` : ''));
}
