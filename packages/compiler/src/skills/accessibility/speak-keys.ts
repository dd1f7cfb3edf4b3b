import { ahk } from '../ahk-text.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const speakKeys = recipe({
  id: 'speak-keys',
  title: 'Say every key out loud that you press',
  slots: { toggle: hotkey('key that turns it off and on', 'F12') },
  code: ({ toggle }) => ahk`
  voice := ComObject("SAPI.SpVoice")

  keys := InputHook("V L0") ; watches the keys and lets them through; nothing is saved
  keys.KeyOpt("{All}", "N")
  keys.OnKeyDown := SayKey
  keys.Start()

  ${toggle}:: { ; turns it off and on
      if keys.InProgress
          keys.Stop()
      else
          keys.Start()
      ${showOnOff('keys.InProgress', 'Speaking keys')}
  }

  SayKey(hook, code, scanCode) {
      voice.Speak(GetKeyName(Format("vk{:x}sc{:x}", code, scanCode)), 3) ; breaks off the key before
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off.`,
});
