import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const TOOLS = {
  magnifier: ['magnifier', 'magnifying glass', 'zoom', 'magnify'],
  'screen keyboard': ['on screen keyboard', 'onscreen keyboard', 'screen keyboard', 'virtual keyboard'],
  narrator: ['narrator', 'screen reader'],
  'color filter': [
    'colour filter',
    'color filter',
    'grayscale',
    'greyscale',
    'black and white',
    'colour filters',
    'color filters',
  ],
  'high contrast': ['high contrast', 'contrast theme'],
  dictation: ['dictation', 'voice typing', 'speech to text'],
  captions: ['live captions', 'captions', 'subtitles'],
};

const STATEMENT = {
  magnifier: toggled('magnify.exe', '#{Esc}'),
  'screen keyboard': toggled('osk.exe', '^#o'),
  narrator: toggled('narrator.exe', '^#{Enter}'),
  'color filter': 'Send("^#c")',
  'high contrast': 'Send("!+{PrintScreen}")',
  dictation: 'Send("#h")',
  captions: 'Send("#^l")',
};

export const openAccessibilityTool = action({
  id: 'open-accessibility-tool',
  title: 'Turn the magnifier, the on-screen keyboard or another aid of Windows on or off',
  slots: { tool: choice('aid', TOOLS, 'magnifier') },
  code: ({ tool }) => STATEMENT[tool],
});

// These run with more rights than a script, so that only their own shortcut can close them.
function toggled(exe: string, shortcut: string): string {
  return `if ProcessExist("${exe}")\n    Send("${shortcut}") ; closes it\nelse\n    Run("${exe}")`;
}
