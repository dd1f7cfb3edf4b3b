import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const toggleKeepAwake = action({
  id: 'toggle-keep-awake',
  title: 'Keep the computer awake, or let it sleep again',
  slots: {},
  code: () => ahk`ToggleKeepAwake()`,
  needs: () => ahk`
  ToggleKeepAwake() {
      static awake := false
      awake := !awake
      ; neither the computer nor the screen sleeps, until this is taken back
      DllCall("SetThreadExecutionState", "UInt", awake ? 0x80000003 : 0x80000000)
      TrayTip(awake ? "The computer stays awake." : "The computer may sleep again.")
  }
`,
});
