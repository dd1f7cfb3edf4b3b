import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, path } from '../slot.ts';

const REACTIONS = {
  open: ['open', 'show the files', 'explorer'],
  message: ['tell me', 'message', 'notify', 'alert', 'notification', 'popup', 'let me know', 'beep'],
};
const CODE = {
  open: 'Run(letter ":\\")',
  message: 'SoundBeep(1000, 200)\nTrayTip("Drive " letter ": was plugged in.")',
};

export const usbPlugged = recipe({
  id: 'usb-plugged',
  title: 'Open a USB stick, or tell you, when it is plugged in',
  slots: { reaction: choice('thing to do', REACTIONS, 'open'), drive: path('drive', '') },
  code: ({ reaction, drive }) => {
    const letter = /^([a-z]):/i.exec(drive)?.[1]?.toUpperCase();
    // A disk with a letter of its own need not be a removable one.
    const list = letter ? 'DriveGetList()' : 'DriveGetList("REMOVABLE")';
    return ahk`
  lastDrives := ${list}
  SetTimer(CheckDrives, 1000)

  CheckDrives() {
      global lastDrives
      drives := ${list} ; the letters, such as "EF"
      for letter in StrSplit(drives)
          if ${letter ? `letter = "${letter}" && ` : ''}!InStr(lastDrives, letter) {${letter ? ` ; ${letter}:` : ''}
              ${CODE[reaction]}
          }
      lastDrives := drives
  }
`;
  },
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
