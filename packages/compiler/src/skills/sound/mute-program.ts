import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';
import { ACTIVE_PROGRAM, PROGRAM_VOLUMES, processName } from './program-volumes.ts';

export const muteProgram = action({
  id: 'mute-program',
  title: 'Mute or unmute one program only',
  slots: { program: program('program to mute', ACTIVE_PROGRAM) },
  code: ({ program }) => ahk`
  for programVolume in ProgramVolumes(${processName(program)}) {
      ComCall(6, programVolume, "Int*", &programMuted := 0) ; is it muted?
      ComCall(5, programVolume, "Int", !programMuted, "Ptr", 0)
  }
`,
  needs: () => PROGRAM_VOLUMES,
});
