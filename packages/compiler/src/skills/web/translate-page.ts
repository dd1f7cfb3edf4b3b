import { ahk } from '../ahk-text.ts';
import { URI_ENCODE } from '../clipboard/encode-address.ts';
import { SELECTED_TEXT } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { LANGUAGES_TO } from './languages.ts';

export const translatePage = action({
  id: 'translate-page',
  title: 'Open the page in the browser in a translation by Google',
  slots: { to: choice('language to translate into', LANGUAGES_TO, 'en') },
  code: ({ to }) => ahk`
    Send("^l") ; to the address bar
    Sleep(100)
    Run("https://translate.google.com/translate?sl=auto&tl=${to}&u=" UriEncode(SelectedText()))
  `,
  needs: () => `${URI_ENCODE}\n\n${SELECTED_TEXT}`,
});
