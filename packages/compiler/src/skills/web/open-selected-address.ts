import { ahk } from '../ahk-text.ts';
import { URI_ENCODE } from '../clipboard/encode-address.ts';
import { textOf, textOfNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

export const openSelectedAddress = action({
  id: 'open-selected-address',
  title: 'Open the selected text as a web address',
  slots: { where: choice('text', WHERE, 'selection') },
  code: ({ where }) => ahk`OpenAddress(${textOf(where)})`,
  needs: ({ where }) =>
    [
      ahk`
        ; Opens a web address; anything else is searched for.
        OpenAddress(address) {
            address := Trim(address, " \`t\`r\`n")
            if address ~= "i)^https?://"
                Run(address)
            else if address ~= "^[\w-]+(\.[\w-]+)+(/\S*)?$"
                Run("https://" address)
            else if address != ""
                Run("https://www.google.com/search?q=" UriEncode(address))
        }
      `,
      URI_ENCODE,
      textOfNeeds(where),
    ]
      .filter(Boolean)
      .join('\n\n'),
});
