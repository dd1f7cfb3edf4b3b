import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const FORMATS = {
  markdown: ['markdown', 'md', 'obsidian', 'notion'],
  html: ['html', 'href'],
  plain: ['plain', 'dash', 'title and url', 'title and link', 'title and address'],
};

const LINKS = {
  markdown: '"[" pageTitle "](" A_Clipboard ")"',
  html: `'<a href="' A_Clipboard '">' pageTitle "</a>"`,
  plain: 'pageTitle " - " A_Clipboard',
};

export const copyPageAsLink = action({
  id: 'copy-page-as-link',
  title: 'Copy the title and address of the page as a link',
  slots: { format: choice('kind of link', FORMATS, 'markdown') },
  code: ({ format }) => ahk`
    pageTitle := RegExReplace(WinGetTitle("A"), " [-–—] (Google Chrome|Mozilla Firefox|Brave|(\S+ - )?Microsoft\W+Edge)$")
    A_Clipboard := ""
    Send("^l")
    Sleep(100)
    Send("^c")
    if ClipWait(1)
        A_Clipboard := ${LINKS[format]}
    Send("{F6}") ; back from the address bar to the page
  `,
});
