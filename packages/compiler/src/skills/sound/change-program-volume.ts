import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number, program } from '../slot.ts';
import { ACTIVE_PROGRAM, PROGRAM_VOLUMES, processName } from './program-volumes.ts';

const CHANGES = {
  up: ['up', 'louder', 'raise', 'increase', 'higher'],
  down: ['down', 'quieter', 'lower', 'decrease', 'reduce', 'softer'],
  set: ['set', 'exactly', 'fixed', 'always at'],
};

export const changeProgramVolume = action({
  id: 'change-program-volume',
  title: 'Change the volume of one program only',
  slots: {
    program: program('program to make louder or quieter', ACTIVE_PROGRAM),
    change: choice('way to change it', CHANGES, 'down'),
    percent: number('percent', 5),
  },
  code: ({ program, change, percent }) => ahk`
  for programVolume in ProgramVolumes(${processName(program)}) {
      ${change === 'set' ? `programLevel := ${percent / 100}` : stepped(change === 'up' ? '+' : '-', percent)}
      ComCall(3, programVolume, "Float", programLevel, "Ptr", 0)
  }
`,
  needs: () => PROGRAM_VOLUMES,
});

function stepped(sign: string, percent: number): string {
  return ahk`
    ComCall(4, programVolume, "Float*", &programLevel := 0)
    programLevel := Min(1, Max(0, programLevel ${sign} ${percent / 100}))
  `;
}
