import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const muteWhenHeadphonesUnplugged = recipe({
  id: 'mute-when-headphones-unplugged',
  title: 'Mute the speakers when the headphones are unplugged',
  slots: {},
  code: () => ahk`
  speakers := "Speakers" ; how the name of the built-in speakers begins in the sound settings

  SetTimer(CheckOutput, 500)

  CheckOutput() {
      static last := ""
      try name := SoundGetName()
      catch
          return ; no sound device just now
      if last != "" && name != last
          SoundSetMute(InStr(name, speakers) = 1) ; speakers: mute, anything else: sound on
      last := name
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
