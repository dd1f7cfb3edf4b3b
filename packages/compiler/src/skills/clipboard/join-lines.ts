import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const SEPARATORS = {
  ' ': ['space', 'spaces', 'one line', 'one paragraph', 'single line'],
  ', ': ['comma', 'commas', 'comma separated', 'comma-separated'],
  '`;': ['semicolon', 'semicolons', 'semi colon'],
  '`t': ['tab', 'tabs'],
  '|': ['pipe'],
  nothing: ['nothing between', 'no space'],
};

const QUOTES = {
  none: ['no quotes', 'without quotes'],
  "'": ['single quotes', 'apostrophes', 'quotes around each', 'quotes', 'sql'],
  '"': ['double quotes', 'quotation marks'],
};

export const joinLines = action({
  id: 'join-lines',
  title: 'Remove the line breaks, so that the lines become one',
  slots: {
    separator: choice('separator', SEPARATORS, ' '),
    quotes: choice('quotes around each line', QUOTES, 'none'),
    where: choice('text', WHERE, 'selection'),
  },
  code: ({ separator, quotes, where }) => {
    const quote = quotes === 'none' ? '' : quotes;
    // In quotes they are a list, which wants a comma where nothing else is said.
    const between = separator === 'nothing' ? '' : quote && separator === ' ' ? ', ' : separator;
    const [before, after] = quote ? [`${quoteString(quote)} `, ` ${quoteString(quote)}`] : ['', ''];
    const replacement = `"${(quote + between + quote).replaceAll('"', '`"')}"`;
    return changeText(
      where,
      `${before}RegExReplace(Trim(text, " \`t\`r\`n"), "[ \\t]*\\R\\s*", ${replacement})${after}`,
    );
  },
  needs: ({ where }) => changeTextNeeds(where),
});
