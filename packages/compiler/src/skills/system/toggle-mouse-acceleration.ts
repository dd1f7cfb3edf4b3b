import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const STATES = {
  toggle: ['toggle', 'on and off', 'on or off', 'switch', 'on/off'],
  off: ['turn off', 'disable', 'switch off', 'off', 'without', 'no acceleration', 'raw'],
  on: ['turn on', 'enable', 'switch on'],
};

export const toggleMouseAcceleration = action({
  id: 'toggle-mouse-acceleration',
  title: 'Turn the mouse acceleration (enhanced pointer precision) on or off',
  slots: { state: choice('state', STATES, 'toggle') },
  code: ({ state }) => `SetMouseAcceleration("${state}")`,
  needs: () => ahk`
  SetMouseAcceleration(state) {
      settings := Buffer(12) ; two thresholds and the acceleration
      DllCall("SystemParametersInfo", "UInt", 3, "UInt", 0, "Ptr", settings, "UInt", 0) ; reads them
      isOn := state = "toggle" ? !NumGet(settings, 8, "Int") : state = "on"
      NumPut("Int", isOn ? 6 : 0, "Int", isOn ? 10 : 0, "Int", isOn, settings)
      DllCall("SystemParametersInfo", "UInt", 4, "UInt", 0, "Ptr", settings, "UInt", 3) ; writes and keeps them
      ToolTip(isOn ? "Mouse acceleration: on" : "Mouse acceleration: off")
      SetTimer(ToolTip, -1500)
  }
`,
});
