import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const NOTICES = {
  tooltip: ['tooltip', 'show', 'popup', 'pop up', 'message', 'notification', 'see'],
  sound: ['sound', 'beep', 'noise', 'hear', 'ding'],
};

const STATEMENTS = {
  tooltip: 'ToolTip("Copied: " SubStr(A_Clipboard, 1, 200))\nSetTimer(() => ToolTip(), -1500)',
  sound: 'SoundBeep(1000, 100)',
};

export const copyNotice = recipe({
  id: 'copy-notice',
  title: 'Show a notice or beep whenever something is copied',
  slots: { notice: choice('kind of notice', NOTICES, 'tooltip') },
  code: ({ notice }) => ahk`
    OnClipboardChange(Notify)

    Notify(kind) {
        if kind = 0 ; the clipboard was emptied
            return
        ${STATEMENTS[notice]}
    }
  `,
});
