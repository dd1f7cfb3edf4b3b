import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const WHICH = {
  local: ['local', 'lan', 'internal', 'private', 'network'],
  public: ['public', 'external', 'internet', 'outside', 'wan'],
};

export const showIpAddress = action({
  id: 'show-ip-address',
  title: 'Show and copy the IP address',
  slots: { which: choice('kind of IP address', WHICH, 'local') },
  code: ({ which }) =>
    which === 'local'
      ? ahk`
      A_Clipboard := SysGetIPAddresses()[1]
      MsgBox("IP address: " A_Clipboard,, "T10") ; also on the clipboard now
    `
      : ahk`
      ipRequest := ComObject("WinHttp.WinHttpRequest.5.1")
      ipRequest.Open("GET", "https://api.ipify.org")
      try {
          ipRequest.Send()
          A_Clipboard := ipRequest.ResponseText
          MsgBox("Public IP address: " A_Clipboard,, "T10") ; also on the clipboard now
      } catch
          MsgBox("There is no connection to the internet.")
    `,
});
