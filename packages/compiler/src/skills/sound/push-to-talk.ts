import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { key } from '../slot.ts';

export const pushToTalk = recipe({
  id: 'push-to-talk',
  title: 'Push to talk: the microphone is on only while you hold a key',
  slots: { hold: key('key to hold while talking', 'CapsLock') },
  code: ({ hold }) => ahk`
  microphone := "Microphone" ; how its name begins in Settings > System > Sound > Input

  SoundSetMute(true, , microphone)
  OnExit((*) => SoundSetMute(false, , microphone)) ; leave it on when the script ends

  *${hold}:: {
      SoundSetMute(false, , microphone)
      ToolTip("You can be heard")
      KeyWait("${hold}")
      SoundSetMute(true, , microphone)
      ToolTip()
  }
`,
  stop: ({ hold }) => `Let go of ${hold} to be muted again.`,
});
