import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { number, path } from '../slot.ts';
import { notice, noticeSlot } from './notices.ts';

export const diskSpaceLow = recipe({
  id: 'disk-space-low',
  title: 'Warn you when a drive is almost full',
  slots: {
    drive: path('drive', 'C:\\'),
    gigabytes: number('free space in gigabytes', 10),
    how: noticeSlot,
  },
  code: ({ drive, gigabytes, how }) => ahk`
  drive := ${quoteString(`${/^[a-z]:/i.test(drive) ? drive.slice(0, 2) : 'C:'}\\`)}
  lowest := ${gigabytes} ; gigabytes

  CheckSpace()
  SetTimer(CheckSpace, 60000)

  CheckSpace() {
      static warned := false
      free := Round(DriveGetSpaceFree(drive) / 1024, 1)
      if free < lowest && !warned {
          ${notice(how, '"Only " free " GB are left on " drive')}
      }
      warned := free < lowest ; warns once, until there is room again
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
