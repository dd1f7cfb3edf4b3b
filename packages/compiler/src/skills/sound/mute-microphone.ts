import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const STATES = {
  toggle: ['mute and unmute', 'toggle', 'on and off', 'mute', 'switch'],
  mute: ['mute only', 'only mute', 'force mute', 'stays muted', 'make sure it is muted'],
  unmute: ['unmute', 'turn on', 'on again'],
};
const SETTING = { toggle: -1, mute: 1, unmute: 0 };

export const muteMicrophone = action({
  id: 'mute-microphone',
  title: 'Mute or unmute the microphone and show which it is',
  slots: { state: choice('thing to do with the microphone', STATES, 'toggle') },
  code: ({ state }) => ahk`SetMicrophoneMute(${SETTING[state]})`,
  needs: () => ahk`
  SetMicrophoneMute(setting) {
      static device := "Microphone" ; how its name begins in Settings > System > Sound > Input
      try {
          SoundSetMute(setting, , device)
          ToolTip(SoundGetMute(, device) ? "Microphone OFF" : "Microphone ON")
      } catch {
          ToolTip("There is no recording device called " device)
      }
      SetTimer(ToolTip, -1500)
  }
`,
});
