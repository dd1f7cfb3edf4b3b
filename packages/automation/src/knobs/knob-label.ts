import type { Leaf } from '#language/map-leaves.ts';
import type { KnobKind } from './knob.ts';

const LABELS: Readonly<Record<string, string>> = {
  'key key': 'the key',
  'remap from': 'the key',
  'remap to': 'the key it becomes',
  'sequence keys': 'a key of the sequence',
  'together first': 'the first key',
  'together second': 'the second key',
  'abbr texts': 'the abbreviation',
  'type value': 'the text that is typed',
  'paste value': 'the text that is pasted',
  'send key': 'the key that is pressed',
  'send times': 'how often it is pressed',
  'open what': 'what is opened',
  'website address': 'the web address',
  'search site': 'the site that is searched',
  'show value': 'the message',
  'notify value': 'the message',
  'tip value': 'the message',
  'say value': 'the words that are spoken',
  'ask prompt': 'the question',
  'ask-number prompt': 'the question',
  'choose prompt': 'the question',
  'choose options': 'a choice',
  'confirm question': 'the question',
  'every time': 'how often',
  'toggle-every time': 'how often',
  'while-held time': 'how often',
  'wait time': 'how long it waits',
  'after time': 'how long it waits',
  'countdown time': 'how long it counts',
  'idle time': 'how long nobody touches anything',
  'daily at': 'the time of day',
  'daily days': 'the days',
  'long for': 'how long it is held',
  'double within': 'how soon it is pressed again',
  'triple within': 'how soon it is pressed again',
  'repeat times': 'how many times',
  'click times': 'how many clicks',
  'hours hours': 'the hours',
  'days days': 'the days',
  'app apps': 'the program it works in',
  'title titles': 'the words in the window title',
  'date format': 'how the date is written',
  'time format': 'how the time is written',
};

const BY_KIND: Record<KnobKind, string> = {
  key: 'the key',
  text: 'the text',
  program: 'the program',
  time: 'how long',
  number: 'the number',
  'time-of-day': 'the time of day',
  hours: 'the hours',
  days: 'the days',
  point: 'the place on the screen',
  size: 'the size',
  color: 'the color',
  place: 'the folder',
  choice: 'what it does',
};

/** What a knob is called, in words that people use. */
export function knobLabel({ construct, part }: Leaf, kind: KnobKind): string {
  return LABELS[`${construct} ${part}`] ?? BY_KIND[kind];
}
