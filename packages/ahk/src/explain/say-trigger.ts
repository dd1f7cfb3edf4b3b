import { hotstringOptions } from '../facts/hotstring-options.ts';
import { type KeyCombination, keyCombination } from '../facts/key-combination.ts';
import type { Trigger } from '../facts/trigger.ts';
import { knownNumber, knownText, type OptionalValue, type Value } from '../facts/value.ts';
import { either, quote } from './quote.ts';
import { keycaps, sayPress } from './say-combination.ts';
import { sayDuration, sayPeriod } from './say-duration.ts';
import { periodsOf } from './say-timer.ts';
import { sayContent, sayPlain } from './say-value.ts';

type Of<K extends Trigger['kind']> = Extract<Trigger, { kind: K }>;

const WHEN: { [K in Trigger['kind']]: (trigger: Of<K>) => string } = {
  start: () => 'When the script starts',
  hotkey: ({ keys }) => `When you ${either(withoutRepeatedVerb(keys.map(sayPress)))}${sayPassThrough(keys)}`,
  'computed-hotkey': ({ keys }) => `When you press ${sayComputedKeys(keys)}`,
  hotstring: ({ options, abbreviations }) => sayTyped(abbreviations, options.immediate),
  'computed-hotstring': ({ abbreviation }) => {
    const [, options = '', word = ''] = /^:([^:]*):(.*)$/s.exec(sayPlain(abbreviation)) ?? [];
    return sayTyped([word], hotstringOptions(options).immediate);
  },
  remap: ({ from }) => `When you ${sayPress(from)}`,
  timer: sayTimerTrigger,
  'clipboard-change': () => 'When you copy something',
  exit: () => 'When the script ends',
  message: ({ number }) => sayMessage(knownNumber(number)),
  'gui-event': sayGuiEvent,
  'menu-item': ({ label }) => `When you choose ${isFixed(label) ? sayContent(label) : 'an item'} in its menu`,
  input: ({ event }) => (/end/i.test(event) ? 'When you have finished typing' : 'Each time you press a key'),
};

/** The opening of an explanation line: “When you press Ctrl+Alt+N”. */
export function sayTrigger(trigger: Trigger): string {
  const say = WHEN[trigger.kind] as (trigger: Trigger) => string;
  return say(trigger);
}

function withoutRepeatedVerb(presses: string[]): string[] {
  return presses.map((press, index) =>
    index > 0 && presses.every((other) => other.startsWith('press ')) ? press.slice(6) : press,
  );
}

function sayPassThrough(keys: KeyCombination[]): string {
  if (!keys.every((key) => key.passesThrough)) return '';
  return keys.length > 1 ? ' (they still work as usual)' : ' (it still works as usual)';
}

function sayTyped(words: string[], immediate: boolean): string {
  const computed = words.every((word) => /^\[.*\]$/.test(word));
  const typed = computed ? 'one of the words in its list' : either(words.map(quote));
  return immediate ? `As soon as you type ${typed}` : `When you type ${typed} and then a space, Enter, or punctuation`;
}

// `"^!" A_Index` in a loop makes a shortcut of each number.
function sayComputedKeys(keys: Value): string {
  const text = sayPlain(keys);
  const signs = /^[$~*<>^!+#]*/.exec(text)?.[0] ?? '';
  const rest = text.slice(signs.length);
  const modifiers = keycaps(keyCombination(`${signs}a`)).slice(0, -1);
  const key =
    rest === '[the repetition number]' ? 'a number key' : rest.replace(/^\[.*\]$/, 'a key that the script sets');
  return [...modifiers, key].join('+');
}

const MESSAGES: Record<number, string> = {
  16: 'When its window is closed',
  17: 'When Windows shuts down',
  26: 'When a Windows setting changes',
  126: 'When the screen resolution changes',
  256: 'When you press a key in its window',
  260: 'When you press a key in its window',
  512: 'When you move the mouse over its window',
  513: 'When you click in its window',
  516: 'When you right-click in its window',
  522: 'When you scroll the mouse wheel over its window',
  536: 'When the computer goes to sleep or wakes up',
  537: 'When a device is plugged in or removed',
  689: 'When you lock or unlock the computer',
  1028: 'When you click its icon near the clock',
};

function sayMessage(number: number | null): string {
  return (number === null ? undefined : MESSAGES[number]) ?? 'When Windows tells the script that something changed';
}

function sayTimerTrigger({ period }: Of<'timer'>): string {
  const periods = periodsOf(period)?.filter((item) => item !== 0) ?? [];
  const [first] = periods;
  if (first === undefined) return 'Over and over';
  if (first < 0) return `${capital(sayDuration(-first))} after that`;
  return capital(sayPeriod(first));
}

function sayGuiEvent({ event, control, label }: Of<'gui-event'>): string {
  const name = knownText(event)?.toLowerCase();
  const what = isFixed(label) && knownText(label) !== '' ? sayContent(label) : null;
  const thing = what ?? (control ? `the ${CONTROL_WORDS[control.toLowerCase()] ?? 'field'}` : 'it');
  if (name === 'close') return 'When you close its window';
  if (name === 'escape') return 'When you press Esc in its window';
  if (name === 'click') return `When you click ${thing}`;
  if (name === 'change') return `When you change ${thing}`;
  if (name === 'doubleclick') return `When you double-click ${thing}`;
  if (name === 'size') return 'When you resize its window';
  if (name === 'dropfiles') return 'When you drop files on its window';
  if (name === 'contextmenu') return 'When you right-click its window';
  return name === 'focus' ? `When you go to ${thing}` : 'When you use its window';
}

const CONTROL_WORDS: Record<string, string> = {
  button: 'button',
  edit: 'text box',
  text: 'text',
  checkbox: 'check box',
  dropdownlist: 'list',
  ddl: 'list',
  combobox: 'list',
  listbox: 'list',
  listview: 'table',
  slider: 'slider',
  picture: 'picture',
};

function isFixed(label: OptionalValue): boolean {
  return label?.kind === 'text' || (label?.kind === 'joined' && !/\[the (?:current|count)/.test(sayContent(label)));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function isOnce(trigger: Of<'timer'>): boolean {
  const { period } = trigger;
  return (knownNumber(period) ?? 0) < 0 || (period?.kind === 'code' && period.code.startsWith('-'));
}
