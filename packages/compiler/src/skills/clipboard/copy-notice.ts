import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, text } from '../slot.ts';

const NOTICES = {
  tooltip: ['show', 'popup', 'pop up', 'message', 'notification', 'see'],
  box: ['message box', 'msgbox', 'messagebox', 'dialog', 'dialog box'],
  sound: ['beep', 'noise', 'hear', 'ding'],
};
const COPIED = 'Copied: …';

export const copyNotice = recipe({
  id: 'copy-notice',
  title: 'Show a notice or beep whenever something is copied',
  slots: { notice: choice('kind of notice', NOTICES, 'tooltip'), message: text('message to show', COPIED) },
  code: ({ notice, message }) => ahk`
    OnClipboardChange(Notify)

    Notify(kind) {
        if kind = 0 ; the clipboard was emptied
            return
        ${statements(notice, isNamed(message) ? quoteString(message) : '"Copied: " SubStr(A_Clipboard, 1, 200)')}
    }
  `,
});

function statements(notice: keyof typeof NOTICES, message: string): string {
  if (notice === 'sound') return 'SoundBeep(1000, 100)';
  return notice === 'box' ? `MsgBox(${message})` : `ToolTip(${message})\nSetTimer(() => ToolTip(), -1500)`;
}

// "show me a message whenever I copy something": what follows is when, and not what it says.
function isNamed(message: string): boolean {
  return message !== COPIED && !/^(?:when|whenever|if|each|every|after|once|as soon as|on)\b/i.test(message);
}
