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
  '«»': ['guillemets', 'french quotes'],
  $$: ['dollar signs'],
};

export const wrapSelection = action({
  id: 'wrap-selection',
  title: 'Put the selected text in quotes or brackets',
  slots: { around: choice('quotes or brackets', AROUND, '""'), custom: text('text to put on both sides', '') },
  code: ({ around, custom }) => {
    const [before, after] = custom === '' ? halves(around === '““' ? '“”' : around) : [custom, custom];
    return changeText('selection', `${quoteString(before)} text ${quoteString(after)}`);
  },
  needs: () => changeTextNeeds('selection'),
});

function halves(pair: string): [string, string] {
  return [pair.slice(0, pair.length / 2), pair.slice(pair.length / 2)];
}
