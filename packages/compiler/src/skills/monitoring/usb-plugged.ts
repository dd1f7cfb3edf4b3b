import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

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
  slots: { reaction: choice('thing to do', REACTIONS, 'open') },
  code: ({ reaction }) => ahk`
  lastDrives := DriveGetList("REMOVABLE")
  SetTimer(CheckDrives, 1000)

  CheckDrives() {
      global lastDrives
      drives := DriveGetList("REMOVABLE") ; the letters, such as "EF"
      for letter in StrSplit(drives)
          if !InStr(lastDrives, letter) {
              ${CODE[reaction]}
          }
      lastDrives := drives
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
