import { ahk } from '../ahk-text.ts';
import { URI_ENCODE } from '../clipboard/encode-address.ts';
import { textOf, textOfNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { LANGUAGES_FROM, LANGUAGES_TO } from './languages.ts';

const SERVICES = { google: ['google', 'google translate'], deepl: ['deepl', 'deep l'] };

export const translateSelection = action({
  id: 'translate-selection',
  title: 'Translate the selected text in the browser',
  slots: {
    from: choice('language of the text', LANGUAGES_FROM, 'auto'),
    to: choice('language to translate into', LANGUAGES_TO, 'en'),
    service: choice('translator', SERVICES, 'google'),
    where: choice('text', WHERE, 'selection'),
  },
  code: ({ from, to, service, where }) => {
    const address =
      service === 'deepl'
        ? `https://www.deepl.com/translator#${from === 'auto' ? '-' : from}/${to}/`
        : `https://translate.google.com/?sl=${from}&tl=${to}&op=translate&text=`;
    return ahk`Run("${address}" UriEncode(${textOf(where)}))`;
  },
  needs: ({ where }) => [URI_ENCODE, textOfNeeds(where)].filter(Boolean).join('\n\n'),
});
