import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { URI_ENCODE } from '../clipboard/encode-address.ts';
import { textOf, textOfNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { ENGINES } from './search-engines.ts';

export const searchSelection = action({
  id: 'search-selection',
  title: 'Search the web for the selected text',
  slots: {
    engine: choice('place to search', ENGINES, 'https://www.google.com/search?q='),
    where: choice('text', WHERE, 'selection'),
  },
  code: ({ engine, where }) => ahk`Run(${quoteString(engine)} UriEncode(${textOf(where)}))`,
  needs: ({ where }) => [URI_ENCODE, textOfNeeds(where)].filter(Boolean).join('\n\n'),
});
