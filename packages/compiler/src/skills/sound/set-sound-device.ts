import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { SOUND_DEVICES } from './sound-device.ts';

const DEVICES = {
  Headphones: ['headphones', 'headphone', 'earphones', 'earbuds'],
  Headset: ['headset', 'head set'],
  Speakers: ['speakers', 'speaker', 'loudspeakers', 'loud speakers', 'laptop sound'],
  TV: ['tv', 'television', 'telly'],
  HDMI: ['hdmi', 'monitor speakers', 'monitor sound'],
  Digital: ['spdif', 's/pdif', 'optical', 'digital output'],
};

export const setSoundDevice = action({
  id: 'set-sound-device',
  title: 'Send the sound to a certain device, such as the headphones',
  slots: { device: choice('sound device', DEVICES, 'Headphones') },
  code: ({ device }) => ahk`PlaySoundOn("${device}") ; a part of its name in Settings > System > Sound > Output`,
  needs: () => ahk`
  PlaySoundOn(name) {
      message := "There is no sound device called " name
      for device in SoundDevices(0)
          if InStr(SoundDeviceName(device), name) {
              UseSoundDevice(device)
              message := "Sound: " SoundDeviceName(device)
              break
          }
      ToolTip(message)
      SetTimer(ToolTip, -2000)
  }

  ${SOUND_DEVICES}
`,
});
