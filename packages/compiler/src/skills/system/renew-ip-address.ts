import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const renewIpAddress = action({
  id: 'renew-ip-address',
  title: 'Get a new IP address from the router',
  slots: {},
  code: () => ahk`
  RunWait("ipconfig /release",, "Hide")
  RunWait("ipconfig /renew",, "Hide")
  TrayTip("The IP address was asked for anew.")
`,
});
