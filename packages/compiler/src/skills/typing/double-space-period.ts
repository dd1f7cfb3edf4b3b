import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const doubleSpacePeriod = recipe({
  id: 'double-space-period',
  title: 'Type a full stop by pressing the space bar twice',
  slots: {},
  code: () => ahk`
    ; A letter and two spaces become the letter, a full stop and one space, as on a phone.
    for letter in StrSplit("abcdefghijklmnopqrstuvwxyz0123456789)")
        Hotstring(":*?CT:" letter "  ", letter ". ")
    for letter in StrSplit("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        Hotstring(":*?CT:" letter "  ", letter ". ")
  `,
});
