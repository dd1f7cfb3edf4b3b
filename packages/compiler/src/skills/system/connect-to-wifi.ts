import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';

export const connectToWifi = action({
  id: 'connect-to-wifi',
  title: 'Connect to a certain Wi-Fi network',
  slots: { network: text('name of the Wi-Fi network') },
  code: ({ network }) => ahk`
  ; A network that this computer was connected to before
  if RunWait(${quoteString(`netsh wlan connect name="${network}"`)},, "Hide")
      MsgBox(${quoteString(`Windows cannot connect to ${network}.`)})
`,
});
