import { markOf } from '../mask.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const SIGNS: Readonly<Record<string, string>> = {
  backtick: '`',
  'back tick': '`',
  dash: '-',
  hyphen: '-',
  star: '*',
  asterisk: '*',
  zero: '0',
  dot: '.',
  'full stop': '.',
  slash: '/',
  backslash: '\\',
  'equals sign': '=',
  'equal sign': '=',
  hash: '#',
  underscore: '_',
  'question mark': '?',
  'exclamation mark': '!',
  'plus sign': '+',
  pipe: '|',
  tilde: '~',
};
const NAMES = Object.keys(SIGNS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const SAID = new RegExp(
  String.raw`(?<number>${markOf('number')}|\b(?:two|three|four|five|six|ten)\b)\s+(?<sign>${NAMES})(?:e?s)\b`,
  'diu',
);
const WORDS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 };

/** "three backticks", "two zeros": the sign itself, that many times. */
export const readRepeatedSign: ClauseReader = (clause, text, knowledge) => {
  const match = SAID.exec(text);
  const at = match?.indices?.groups?.number?.[0];
  const number = clause.entities.find(({ kind, start }) => kind === 'number' && start === at);
  const times = number?.kind === 'number' ? number.value : WORDS[match?.groups?.number?.toLowerCase() ?? ''];
  const sign = SIGNS[match?.groups?.sign?.toLowerCase() ?? ''];
  if (
    !match ||
    !sign ||
    !times ||
    times > 80 ||
    /\b(?:replace|remove|delete|after every|after each|between)\b/i.test(text)
  )
    return undefined;
  const step = stepOf(knowledge, 'type-text', { text: sign.repeat(times) });
  return { steps: [step], assumed: [], used: number ? [number] : [], score: 0.88, by: 'type-text' };
};
