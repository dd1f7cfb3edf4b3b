import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const ejectUsbDrives = action({
  id: 'eject-usb-drives',
  title: 'Eject the USB drives',
  slots: {},
  code: () => ahk`
  for driveLetter in StrSplit(DriveGetList("REMOVABLE"))
      ComObject("Shell.Application").Namespace(17).ParseName(driveLetter ":").InvokeVerb("Eject")
`,
});
