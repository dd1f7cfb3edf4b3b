import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const flushDns = action({
  id: 'flush-dns',
  title: 'Flush the DNS cache',
  slots: {},
  code: () => ahk`
  RunWait("ipconfig /flushdns",, "Hide")
  TrayTip("The DNS cache is empty.")
`,
});
