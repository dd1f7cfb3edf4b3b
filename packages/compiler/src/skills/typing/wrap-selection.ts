import { quoteString } from '@hotscribe/ahk';
import { changeText, changeTextNeeds } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';

const AROUND = {
  '""': ['double quotes', 'quotes', 'quotation marks', 'speech marks', 'inverted commas'],
  "''": ['single quotes', 'apostrophes'],
  '()': ['parentheses', 'round brackets', 'parens', 'brackets'],
  '[]': ['square brackets'],
  '{}': ['curly brackets', 'curly braces', 'braces'],
  '<>': ['angle brackets'],
  '““': ['curly quotes', 'smart quotes'],
  '**': ['asterisk', 'asterisks', 'stars', 'italic markdown'],
  '****': ['double asterisks', 'bold markdown', 'markdown bold'],
  __: ['underscores'],
  '``': ['backticks', 'code ticks', 'markdown code'],
  '«»': ['guillemets', 'french quotes', '« and »', '«', '»', '« »'],
  '„“': ['german quotes', 'german quotation marks', '„'],
  $$: ['dollar signs'],
  '~~~~': ['tildes', 'markdown strikethrough', 'strikethrough'],
  '====': ['equals signs', 'equal signs'],
  '||||': ['spoiler', 'spoiler tags', 'discord spoiler'],
  '/**/': ['comment signs', 'slash star'],
};

export const wrapSelection = action({
  id: 'wrap-selection',
  title: 'Put quotes, brackets or two other signs around the selected text',
  slots: {
    around: choice('quotes or brackets', AROUND, '""'),
    custom: text('text to put in front, or on both sides', ''),
    behind: text('text to put behind', ''),
  },
  code: ({ around, custom, behind }) => {
    const [before, after] = custom === '' ? halves(around === '““' ? '“”' : around) : [custom, behind || custom];
    return changeText('selection', `${quoteString(before)} text ${quoteString(after)}`);
  },
  needs: () => changeTextNeeds('selection'),
});

function halves(pair: string): [string, string] {
  return [pair.slice(0, pair.length / 2), pair.slice(pair.length / 2)];
}
