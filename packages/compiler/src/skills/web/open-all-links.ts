import { ahk } from '../ahk-text.ts';
import { textOf, textOfNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

export const openAllLinks = action({
  id: 'open-all-links',
  title: 'Open every link in the selected or copied text',
  slots: { where: choice('text', WHERE, 'clipboard') },
  code: ({ where }) => ahk`
    linksText := ${textOf(where)}, linksFrom := 1
    while linksFrom := RegExMatch(linksText, "i)https?://[^\s<>]+", &link, linksFrom) {
        Run(link[])
        linksFrom += link.Len
        Sleep(300)
    }
  `,
  needs: ({ where }) => textOfNeeds(where),
});
