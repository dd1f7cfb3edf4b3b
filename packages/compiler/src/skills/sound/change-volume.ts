import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';

const DIRECTIONS = {
  up: ['up', 'louder', 'raise', 'raises', 'increase', 'increases', 'higher', 'more', 'boost'],
  down: ['down', 'quieter', 'lower', 'lowers', 'decrease', 'decreases', 'softer', 'less', 'reduce', 'reduces'],
};

export const changeVolume = action({
  id: 'change-volume',
  title: 'Turn the volume up or down',
  slots: {
    direction: choice('way to turn the volume', DIRECTIONS, 'up'),
    step: number('percent to change the volume by', 5),
  },
  code: ({ direction, step }) => ahk`
  SoundSetVolume("${direction === 'up' ? '+' : '-'}${step}")
  ToolTip("Volume " Round(SoundGetVolume()) "%")
  SetTimer(ToolTip, -1500)
`,
});
