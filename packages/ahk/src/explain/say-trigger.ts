import { hotstringOptions } from '../facts/hotstring-options.ts';
import type { KeyCombination } from '../facts/key-combination.ts';
import type { Trigger } from '../facts/trigger.ts';
import { knownNumber, knownText } from '../facts/value.ts';
import { either, quote } from './quote.ts';
import { sayPress } from './say-combination.ts';
import { sayDuration, sayPeriod } from './say-duration.ts';
import { periodsOf } from './say-timer.ts';
import { sayContent, sayNoun, sayPlain } from './say-value.ts';

type Of<K extends Trigger['kind']> = Extract<Trigger, { kind: K }>;

const WHEN: { [K in Trigger['kind']]: (trigger: Of<K>) => string } = {
  start: () => 'When the script starts',
  hotkey: ({ keys }) => `When you ${either(withoutRepeatedVerb(keys.map(sayPress)))}${sayPassThrough(keys)}`,
  'computed-hotkey': ({ keys }) => `When you press ${sayPlain(keys).replace(/^[$~*]+/, '')}`,
  hotstring: ({ options, abbreviations }) => sayTyped(abbreviations, options.immediate),
  'computed-hotstring': ({ abbreviation }) => {
    const [, options = '', word = ''] = /^:([^:]*):(.*)$/s.exec(sayPlain(abbreviation)) ?? [];
    return sayTyped([word], hotstringOptions(options).immediate);
  },
  remap: ({ from }) => `When you ${sayPress(from)}`,
  timer: sayTimerTrigger,
  'clipboard-change': () => 'When you copy something',
  exit: () => 'When the script ends',
  message: ({ number }) => `When Windows sends message ${sayPlain(number)}`,
  'gui-event': sayGuiEvent,
  'menu-item': ({ label }) => `When you choose ${sayContent(label)} in the menu`,
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
  const typed = either(words.map(quote));
  return immediate ? `As soon as you type ${typed}` : `When you type ${typed} and then a space, Enter or punctuation`;
}

function sayTimerTrigger({ period, name }: Of<'timer'>): string {
  const periods = periodsOf(period)?.filter((item) => item !== 0) ?? [];
  const [first] = periods;
  if (first === undefined) return name === null ? 'Again and again' : `Whenever the timer ${quote(name)} is due`;
  if (first < 0) return `${capital(sayDuration(-first))} after that`;
  return capital(sayPeriod(first));
}

function sayGuiEvent({ event, control, label }: Of<'gui-event'>): string {
  const name = knownText(event)?.toLowerCase();
  const what = label && knownText(label) !== '' && label.kind !== 'list' ? sayContent(label) : null;
  if (name === 'close') return 'When you close its window';
  if (name === 'escape') return 'When you press Esc in its window';
  if (name === 'click') return `When you click ${what ?? (control ? `the ${control.toLowerCase()}` : 'it')}`;
  if (name === 'change') return `When you change ${what ?? (control ? `the ${control.toLowerCase()}` : 'it')}`;
  if (name === 'doubleclick')
    return `When you double-click ${what ?? (control ? `the ${control.toLowerCase()}` : 'it')}`;
  return `When its window reports ${event ? sayNoun(event) : 'something'}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function isOnce(trigger: Of<'timer'>): boolean {
  const { period } = trigger;
  return (knownNumber(period) ?? 0) < 0 || (period?.kind === 'code' && period.code.startsWith('-'));
}
