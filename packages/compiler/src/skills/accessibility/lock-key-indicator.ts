import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const ALERTS = {
  both: ['both'],
  show: ['show', 'message', 'tooltip', 'display', 'see', 'popup', 'visual'],
  beep: ['beep', 'sound', 'hear', 'noise', 'tone'],
};
const SHOW = ahk`
  ToolTip(name (isOn ? " ON" : " off"))
  SetTimer(ToolTip, -1500)
`;
const BEEP = 'SoundBeep(isOn ? 1000 : 500, 150)';

export const lockKeyIndicator = recipe({
  id: 'lock-key-indicator',
  title: 'Show or beep when Caps Lock, Num Lock or Scroll Lock changes',
  slots: { alert: choice('kind of alert', ALERTS, 'both') },
  code: ({ alert }) => ahk`
  ~*CapsLock Up::Announce("CapsLock", "Caps Lock")
  ~*NumLock Up::Announce("NumLock", "Num Lock")
  ~*ScrollLock Up::Announce("ScrollLock", "Scroll Lock")

  Announce(key, name) {
      isOn := GetKeyState(key, "T")
      ${alert === 'beep' ? BEEP : alert === 'show' ? SHOW : `${SHOW}\n${BEEP}`}
  }
`,
});
