import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const TOOLS = {
  keyboard: ['on-screen keyboard', 'on screen keyboard', 'onscreen keyboard', 'virtual keyboard', 'osk'],
  magnifier: ['magnifier', 'magnify', 'magnifying', 'zoom'],
  narrator: ['narrator', 'screen reader'],
  contrast: ['high contrast', 'contrast'],
  filters: [
    'colour filter',
    'color filter',
    'colour filters',
    'color filters',
    'greyscale',
    'grayscale',
    'black and white',
  ],
};
const DOES = {
  keyboard: ahk`
    if ProcessExist("osk.exe")
        Send("^#o")
    else
        Run("osk.exe")
  `,
  magnifier: ahk`
    if ProcessExist("magnify.exe")
        Send("#{Esc}")
    else
        Run("magnify.exe")
  `,
  narrator: ahk`Send("^#{Enter}")`,
  contrast: ahk`Send("{LAlt Down}{LShift Down}{PrintScreen}{LShift Up}{LAlt Up}")`,
  filters: ahk`Send("^#c") ; works once "Keyboard shortcut for color filters" is on in Windows' settings`,
};

export const accessibilityTool = action({
  id: 'accessibility-tool',
  title: 'Turn the on-screen keyboard, magnifier or narrator on or off',
  slots: { tool: choice('tool', TOOLS, 'keyboard') },
  code: ({ tool }) => DOES[tool],
});
