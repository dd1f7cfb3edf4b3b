import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { site } from '../slot.ts';

export const showPing = action({
  id: 'show-ping',
  title: 'Show the ping, to see whether the connection is slow',
  slots: { host: site('server to ask', 'https://www.google.com') },
  code: ({ host }) => ahk`
    ToolTip(PingText(${quoteString(host.replace(/^https?:\/\//i, '').replace(/[/?:].*$/s, ''))}))
    SetTimer(ToolTip, -3000)
  `,
  needs: () => ahk`
  ; How many milliseconds a server takes to answer
  PingText(host) {
      query := "SELECT ResponseTime, StatusCode FROM Win32_PingStatus WHERE Address = '" host "' AND Timeout = 2000"
      for answer in ComObjGet("winmgmts:").ExecQuery(query)
          try if answer.StatusCode = 0
              return host ": " answer.ResponseTime " ms"
      return host " does not answer."
  }
`,
});
