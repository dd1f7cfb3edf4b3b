import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const TABS = {
  new: ['new tab', 'another tab', 'fresh tab'],
  same: ['same tab', 'this tab', 'current tab', 'address bar'],
};

export const pasteAndGo = action({
  id: 'paste-and-go',
  title: 'Paste the copied address into the browser and go there',
  slots: { tab: choice('tab', TABS, 'new') },
  code: ({ tab }) => ahk`
    Send("${tab === 'new' ? '^t' : '^l'}") ; ${tab === 'new' ? 'a new tab' : 'to the address bar'}
    Sleep(150)
    Send("^v{Enter}")
  `,
});
