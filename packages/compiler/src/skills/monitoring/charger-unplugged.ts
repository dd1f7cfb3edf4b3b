import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { notice, noticeSlot } from './notices.ts';

export const chargerUnplugged = recipe({
  id: 'charger-unplugged',
  title: 'Tell you when the charger is unplugged or plugged in',
  slots: { how: noticeSlot },
  code: ({ how }) => ahk`
  wasPluggedIn := IsPluggedIn()
  SetTimer(CheckPower, 2000)

  CheckPower() {
      global wasPluggedIn
      pluggedIn := IsPluggedIn()
      if pluggedIn = wasPluggedIn
          return
      wasPluggedIn := pluggedIn
      ${notice(how, 'pluggedIn ? "The charger is plugged in." : "The charger is unplugged."')}
  }

  IsPluggedIn() {
      status := Buffer(12)
      DllCall("GetSystemPowerStatus", "Ptr", status)
      return NumGet(status, 0, "UChar") = 1
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
