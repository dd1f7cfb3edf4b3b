import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const showBattery = action({
  id: 'show-battery',
  title: 'Show the battery level',
  slots: {},
  code: () => ahk`
  power := Buffer(12)
  DllCall("GetSystemPowerStatus", "Ptr", power)
  TrayTip("Battery: " NumGet(power, 2, "UChar") "%" (NumGet(power, 0, "UChar") = 1 ? ", charging" : ""))
`,
});
