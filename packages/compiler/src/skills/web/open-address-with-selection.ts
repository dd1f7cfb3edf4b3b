import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { URI_ENCODE } from '../clipboard/encode-address.ts';
import { textOf, textOfNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice, site } from '../slot.ts';

const AFTERWARDS = {
  stay: ['stay there'],
  back: ['come back', 'go back', 'return', 'switch back', 'back to', 'window i was in'],
};

export const openAddressWithSelection = action({
  id: 'open-address-with-selection',
  title: 'Open a web address that ends with the selected text, such as an order number',
  slots: {
    site: site('address in front of the selected text', 'https://www.example.com/search?q='),
    where: choice('text', WHERE, 'selection'),
    afterwards: choice('window afterwards', AFTERWARDS, 'stay'),
  },
  code: ({ site: address, where, afterwards }) => {
    const open = ahk`Run(${quoteString(address)} UriEncode(Trim(${textOf(where)}, " \`t\`r\`n")))`;
    if (afterwards === 'stay') return open;
    return ahk`
      addressWindow := WinExist("A")
      ${open}
      WinWaitNotActive(addressWindow, , 5)
      Sleep(500)
      WinActivate(addressWindow)
    `;
  },
  needs: ({ where }) => [URI_ENCODE, textOfNeeds(where)].filter(Boolean).join('\n\n'),
});
