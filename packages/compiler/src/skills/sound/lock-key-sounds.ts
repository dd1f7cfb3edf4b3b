import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const lockKeySounds = recipe({
  id: 'lock-key-sounds',
  title: 'Hear a beep when Caps Lock, Num Lock or Scroll Lock changes',
  slots: {},
  code: () => ahk`
  ; A high beep for on, a low beep for off. The ~ lets the key do its normal work.
  ~*CapsLock up::BeepForLock("CapsLock")
  ~*NumLock up::BeepForLock("NumLock")
  ~*ScrollLock up::BeepForLock("ScrollLock")

  BeepForLock(lockKey) {
      isOn := GetKeyState(lockKey, "T")
      SoundBeep(isOn ? 1000 : 500, 150)
      ToolTip(lockKey (isOn ? " ON" : " OFF"))
      SetTimer(ToolTip, -1000)
  }
`,
});
