import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { key, number } from '../slot.ts';

export const quietWhileHeld = recipe({
  id: 'quiet-while-held',
  title: 'Turn the volume down only while a key is held',
  slots: { hold: key('key to hold', 'F9'), level: number('volume meanwhile in percent', 10) },
  code: ({ hold, level }) => ahk`
  quiet := ${level} ; percent while the key is held

  *${hold}:: {
      before := SoundGetVolume()
      SoundSetVolume(quiet)
      KeyWait("${hold}")
      SoundSetVolume(before)
  }
`,
  stop: ({ hold }) => `Let go of ${hold} and the volume is as before.`,
});
