import { quoteString } from '@hotscribe/ahk';
import { keystroke } from './keystroke.ts';

const NAMES: Readonly<Record<string, string>> = {
  enter: 'Enter',
  return: 'Enter',
  tab: 'Tab',
  space: 'Space',
  spacebar: 'Space',
  esc: 'Esc',
  escape: 'Esc',
  backspace: 'Backspace',
  delete: 'Delete',
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
  shift: 'Shift',
  ctrl: 'Ctrl',
  alt: 'Alt',
  home: 'Home',
  end: 'End',
};
const STEP =
  /(?:wait|pause|sleep)(?: for)? (?<time>a|one|[\d.]+) ?(?<unit>ms|millisec\w*|m|min\w*|s|sec\w*)?\b|(?<button>left|right|middle)?[ -]?click\b|(?<word>[^\s,;>]+)/gi;
const FILLER = /^(?:press|hit|then|and|after|that|the|key|keys|->|-|\+|or|mouse|button|arrow)$/i;

/** The statements that press keys named in a text one after the other, with a pause after each that names none. */
export function keySteps(text: string, pause: number): string[] {
  const steps = [...text.matchAll(STEP)].flatMap(({ groups = {} }) => stepOf(groups));
  return steps.flatMap((step, index) => {
    const next = steps[index + 1];
    return step.startsWith('Sleep') || !next || next.startsWith('Sleep') ? [step] : [step, `Sleep(${pause})`];
  });
}

/** The keys alone, in the form that `Send` takes. */
export function keysIn(text: string): string[] {
  return [...text.matchAll(STEP)].flatMap(({ groups: { word } = {} }) => {
    const key = word && !FILLER.test(word) ? keyNamed(word) : undefined;
    return key ? [keystroke(key)] : [];
  });
}

function stepOf({ time, unit, button, word }: Readonly<Record<string, string | undefined>>): string[] {
  if (time) return [`Sleep(${milliseconds(time, unit)})`];
  if (!word) return [`Click(${button && !/left/i.test(button) ? `"${button}"` : ''})`];
  if (FILLER.test(word)) return [];
  const key = keyNamed(word);
  return [key ? `Send("${keystroke(key)}")` : `SendText(${quoteString(word)})`];
}

function milliseconds(time: string, unit = ''): number {
  const amount = Number.parseFloat(time) || 1;
  if (/^mi?l?l?i?s/i.test(unit) || (!unit && amount >= 20)) return Math.round(amount);
  return Math.round(amount * (/^m/i.test(unit) ? 60_000 : 1000));
}

function keyNamed(word: string): string | undefined {
  if (word.length === 1) return word;
  return NAMES[word.toLowerCase()] ?? (/^f(?:[1-9]|1\d|2[0-4])$/i.test(word) ? word.toUpperCase() : undefined);
}
