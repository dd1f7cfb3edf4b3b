import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { URI_ENCODE } from '../clipboard/encode-address.ts';
import { action } from '../skill.ts';
import { site } from '../slot.ts';

export const openAddressWithInput = action({
  id: 'open-address-with-input',
  title: 'Ask for a number or word and open a web address that ends with it',
  slots: { site: site('address in front of what is typed', 'https://www.example.com/?id=') },
  code: ({ site: address }) => ahk`
  addressInput := InputBox("Number or word:", "Open page", "w300 h110")
  if addressInput.Result = "OK" && Trim(addressInput.Value) != ""
      Run(${quoteString(address)} UriEncode(Trim(addressInput.Value)))
`,
  needs: () => URI_ENCODE,
});
