import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, duration, site } from '../slot.ts';

const HOW = {
  tooltip: ['bubble', 'tooltip', 'tool tip', 'at the mouse', 'little'],
  notification: ['notification', 'toast', 'tray'],
  message: ['message box', 'msgbox', 'box', 'window', 'popup', 'pop up'],
  type: ['type', 'insert', 'paste', 'write it'],
  clipboard: ['clipboard', 'copy'],
};

export const showWebText = action({
  id: 'show-web-text',
  title: 'Show the text that a web address gives, such as the weather',
  slots: {
    site: site('web address', 'https://wttr.in/?format=3'),
    how: choice('way to show it', HOW, 'tooltip'),
    time: duration('time it is shown', 5000),
  },
  code: ({ site: address, how, time }) => ahk`
    webText := WebText(${quoteString(address)})
    ${SHOWN[how](time)}
  `,
  needs: () => ahk`
  ; The text behind a web address, or why it could not be fetched
  WebText(address) {
      request := ComObject("WinHttp.WinHttpRequest.5.1")
      try {
          request.Open("GET", address, true)
          request.SetRequestHeader("User-Agent", "curl") ; some sites give plain text to this program only
          request.Send()
          request.WaitForResponse(10)
          return Trim(request.ResponseText, " \`t\`r\`n")
      } catch
          return "The address did not answer."
  }
`,
});

const SHOWN = {
  tooltip: (time: number) => `ToolTip(SubStr(webText, 1, 1000))\nSetTimer(ToolTip, -${time})`,
  notification: () => 'TrayTip(webText)',
  message: () => 'MsgBox(webText)',
  type: () => 'SendText(webText)',
  clipboard: () => 'A_Clipboard := webText',
};
