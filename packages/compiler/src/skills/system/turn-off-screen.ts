import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const turnOffScreen = action({
  id: 'turn-off-screen',
  title: 'Turn the screen off',
  slots: {},
  code: () => ahk`
  Sleep(1000) ; letting go of the key would wake the screen again
  SendMessage(0x112, 0xF170, 2,, "Program Manager")
`,
});
