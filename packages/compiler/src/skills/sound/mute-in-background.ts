import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { program } from '../slot.ts';
import { PROGRAM_VOLUMES } from './program-volumes.ts';

export const muteInBackground = recipe({
  id: 'mute-in-background',
  title: 'Mute a game or program while it is not in front',
  slots: { program: program('game or program') },
  code: ({ program: { exe } }) => ahk`
  program := ${quoteString(exe)}

  SetTimer(CheckFront, 500)
  OnExit((*) => SetProgramMute(false)) ; not left muted when the script ends

  CheckFront() {
      static wasBehind := false
      isBehind := ProcessExist(program) && !WinActive("ahk_exe " program)
      if isBehind != wasBehind
          SetProgramMute(isBehind)
      wasBehind := isBehind
  }

  SetProgramMute(mute) {
      for volume in ProgramVolumes(program)
          ComCall(5, volume, "Int", mute, "Ptr", 0)
  }

  ${PROGRAM_VOLUMES}
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
