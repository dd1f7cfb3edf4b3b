import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, number, optional } from '../slot.ts';

const WAYS = {
  below: ['below', 'under', 'low', 'less than', 'drops', 'falls', 'empty', 'plug in'],
  above: ['above', 'over', 'full', 'fully charged', 'charged', 'more than', 'unplug'],
  // A request that says neither means the side that its number suggests.
  either: [],
};

export const batteryWarning = recipe({
  id: 'battery-warning',
  title: 'Warn when the battery is low, or charged',
  slots: {
    percent: number('battery level in percent', 20),
    way: choice('side of that level', WAYS, 'either'),
    other: optional(number('second battery level in percent')),
  },
  code: ({ percent, way, other }) =>
    other === '' || other === percent || other < 1 || other > 100
      ? warningAt(percent, way)
      : warningBetween(Math.min(percent, other), Math.max(percent, other)),
});

// "under 20 and over 80": both ends of what is good for a battery.
function warningBetween(low: number, high: number): string {
  return ahk`
  lowest := ${low} ; percent
  highest := ${high} ; percent

  SetTimer(CheckBattery, 60000)
  CheckBattery()

  CheckBattery() {
      static warned := ""
      power := Buffer(12)
      DllCall("GetSystemPowerStatus", "Ptr", power)
      isPluggedIn := NumGet(power, 0, "UChar") = 1
      percent := NumGet(power, 2, "UChar")
      if !isPluggedIn && percent <= lowest
          advice := "Plug the charger in."
      else if isPluggedIn && percent >= highest && percent <= 100
          advice := "Unplug the charger."
      else
          advice := ""
      isNew := advice != "" && advice != warned ; only once each time
      warned := advice
      if isNew {
          SoundBeep(900, 400)
          MsgBox("The battery is at " percent "%. " advice,, "Icon! 0x1000")
      }
  }
`;
}

function warningAt(percent: number, way: keyof typeof WAYS): string {
  const isLow = way === 'below' || (way === 'either' && percent <= 50);
  const level = !isLow && percent <= 50 ? 100 : percent;
  return ahk`
  level := ${level} ; percent

  SetTimer(CheckBattery, 60000)
  CheckBattery()

  CheckBattery() {
      static warned := false
      power := Buffer(12)
      DllCall("GetSystemPowerStatus", "Ptr", power)
      isPluggedIn := NumGet(power, 0, "UChar") = 1
      percent := NumGet(power, 2, "UChar")
      if ${isLow ? '!isPluggedIn && percent <= level' : 'isPluggedIn && percent >= level && percent <= 100'} {
          if !warned { ; only once each time
              warned := true
              SoundBeep(900, 400)
              MsgBox("The battery is at " percent "%. ${isLow ? 'Plug the charger in.' : 'Unplug the charger.'}",, "Icon! 0x1000")
          }
      } else {
          warned := false
      }
  }
`;
}
