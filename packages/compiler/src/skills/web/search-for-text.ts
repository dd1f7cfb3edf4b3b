import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { ENGINES } from './search-engines.ts';

export const searchForText = action({
  id: 'search-for-text',
  title: 'Search the web for a fixed question',
  slots: {
    engine: choice('place to search', ENGINES, 'https://www.google.com/search?q='),
    question: text('words to search for'),
  },
  code: ({ engine, question }) => `Run(${quoteString(engine + encodeURIComponent(question))})`,
});
