import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration } from '../slot.ts';

export const clearClipboardAfter = recipe({
  id: 'clear-clipboard-after',
  title: 'Empty the clipboard some time after each copy',
  slots: { after: duration('time after which it is emptied', 60_000) },
  code: ({ after }) => ahk`
    after := ${milliseconds(after)} ; milliseconds after the last copy

    OnClipboardChange((*) => SetTimer(EmptyClipboard, -after))

    EmptyClipboard() {
        A_Clipboard := ""
    }
  `,
});
