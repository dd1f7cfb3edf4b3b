import { changeText, changeTextNeeds } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const FORMATS = {
  markdown: ['markdown', 'md', 'github', 'obsidian', 'notion'],
  html: ['html', 'href', 'anchor', 'a tag'],
  bbcode: ['bbcode', 'forum', 'url tag'],
};

const LINKS = {
  markdown: '"[" text "](" makeLinkAddress ")"',
  html: `'<a href="' makeLinkAddress '">' text "</a>"`,
  bbcode: '"[url=" makeLinkAddress "]" text "[/url]"',
};

export const makeLink = action({
  id: 'make-link',
  title: 'Turn the selected text into a link to the address on the clipboard',
  slots: { format: choice('kind of link', FORMATS, 'markdown') },
  code: ({ format }) => `makeLinkAddress := A_Clipboard\n${changeText('selection', LINKS[format])}`,
  needs: () => changeTextNeeds('selection'),
});
