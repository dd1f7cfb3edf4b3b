import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const suspendHotkeys = recipe({
  id: 'suspend-hotkeys',
  title: 'Turn all shortcuts off and on with one key',
  slots: { toggle: hotkey('key that turns them off and on', '^F12') },
  code: ({ toggle }) => ahk`
  #SuspendExempt ; this one keeps working while the others are off
  ${toggle}:: {
      Suspend(-1)
      ToolTip(A_IsSuspended ? "Shortcuts are off" : "Shortcuts are on")
      SetTimer(ToolTip, -1500)
  }
  #SuspendExempt False
`,
});
