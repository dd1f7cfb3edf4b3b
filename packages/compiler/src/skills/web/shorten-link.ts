import { ahk } from '../ahk-text.ts';
import { URI_ENCODE } from '../clipboard/encode-address.ts';
import { textOf, textOfNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

export const shortenLink = action({
  id: 'shorten-link',
  title: 'Make a short link of the copied or selected address',
  slots: { where: choice('address', WHERE, 'clipboard') },
  code: ({ where }) => ahk`ShortenLink(${textOf(where)})`,
  needs: ({ where }) => [SHORTEN_LINK, URI_ENCODE, textOfNeeds(where)].filter(Boolean).join('\n\n'),
});

const SHORTEN_LINK = ahk`
  ; Asks the service is.gd for a short address and copies it.
  ShortenLink(address) {
      request := ComObject("WinHttp.WinHttpRequest.5.1")
      try {
          request.Open("GET", "https://is.gd/create.php?format=simple&url=" UriEncode(Trim(address, " \`t\`r\`n")), true)
          request.Send()
          request.WaitForResponse(10)
          if request.Status != 200
              throw Error(request.ResponseText)
          A_Clipboard := Trim(request.ResponseText)
          ToolTip("Copied " A_Clipboard)
      } catch
          ToolTip("No short link could be made.")
      SetTimer(ToolTip, -2500)
  }
`;
