import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const switchUser = action({
  id: 'switch-user',
  title: 'Switch to another user and leave everything open',
  slots: {},
  code: () => ahk`DllCall("wtsapi32\WTSDisconnectSession", "Ptr", 0, "UInt", 0xFFFFFFFF, "Int", false)`,
});
