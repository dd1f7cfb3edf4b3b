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
  magnifier: 'Run("magnify.exe")',
  'screen keyboard': 'Run("osk.exe")',
  narrator: 'Run("narrator.exe")',
  'color filter': 'Send("^#c")',
  'high contrast': 'Send("!+{PrintScreen}")',
  dictation: 'Send("#h")',
  captions: 'Send("#^l")',
};

export const openAccessibilityTool = action({
  id: 'open-accessibility-tool',
  title: 'Open the magnifier, the on-screen keyboard or another aid of Windows',
  slots: { tool: choice('aid', TOOLS, 'magnifier') },
  code: ({ tool }) => STATEMENT[tool],
});
