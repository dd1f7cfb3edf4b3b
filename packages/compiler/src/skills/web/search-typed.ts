import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { URI_ENCODE } from '../clipboard/encode-address.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { ENGINES } from './search-engines.ts';

export const searchTyped = action({
  id: 'search-typed',
  title: 'Ask what to search for in a small box, then search the web for it',
  slots: { engine: choice('place to search', ENGINES, 'https://www.google.com/search?q=') },
  code: ({ engine }) => ahk`
    searchBox := InputBox("Search for:", "Search", "w400 h100")
    if searchBox.Result = "OK" && searchBox.Value != ""
        Run(${quoteString(engine)} UriEncode(searchBox.Value))
  `,
  needs: () => URI_ENCODE,
});
