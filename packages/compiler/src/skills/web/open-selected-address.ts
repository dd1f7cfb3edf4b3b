import { ahk } from '../ahk-text.ts';
import { URI_ENCODE } from '../clipboard/encode-address.ts';
import { textOf, textOfNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { BROWSERS } from './browsers.ts';

export const openSelectedAddress = action({
  id: 'open-selected-address',
  title: 'Open the selected text as a web address',
  slots: {
    where: choice('text', WHERE, 'selection'),
    browser: choice('browser', { '': ['default browser', 'usual browser'], ...BROWSERS }, ''),
  },
  code: ({ where }) => ahk`OpenAddress(${textOf(where)})`,
  needs: ({ where, browser }) =>
    [
      ahk`
        ; Opens a web address; anything else is searched for.
        OpenAddress(address) {
            address := Trim(address, " \`t\`r\`n")
            if address = ""
                return
            if address ~= "^[\w-]+(\.[\w-]+)+(/\S*)?$"
                address := "https://" address
            else if !(address ~= "i)^https?://")
                address := "https://www.google.com/search?q=" UriEncode(address)
            ${browser === '' ? 'Run(address)' : `Run('${browser} "' address '"')`}
        }
      `,
      URI_ENCODE,
      textOfNeeds(where),
    ]
      .filter(Boolean)
      .join('\n\n'),
});
