import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';

export const connectVpn = action({
  id: 'connect-vpn',
  title: 'Connect a VPN, or disconnect it again',
  slots: { vpn: text('name of the VPN connection', 'My VPN') },
  code: ({ vpn }) => ahk`ToggleVpn(${quoteString(vpn)})`,
  needs: () => ahk`
  ; The name is the one under Settings > Network > VPN, with the password saved there
  ToggleVpn(name) {
      isConnected := RunWait(A_ComSpec ' /c rasdial | find /i "' name '"',, "Hide") = 0
      failed := RunWait('rasdial "' name '"' (isConnected ? " /disconnect" : ""),, "Hide")
      TrayTip(failed ? "That did not work." : isConnected ? "Disconnected" : "Connected", name)
  }
`,
});
