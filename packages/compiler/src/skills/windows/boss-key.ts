import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { type Program, program } from '../slot.ts';
import { criterion } from './target.ts';

const NONE: Program = { name: 'no program', run: '', exe: '' };

export const bossKey = action({
  id: 'boss-key',
  title: 'Boss key: minimize everything and mute the sound, and bring it all back',
  slots: { work: program('program to show instead', NONE) },
  code: ({ work }) => ahk`BossKey(${work.exe ? `${criterion(work)}, ${quoteString(work.run)}` : ''})`,
  needs: () => ahk`
  ; Minimizes all windows and mutes the sound; a second press brings everything back
  BossKey(title := "", program := "") {
      static away := false, wasMuted := false
      away := !away
      if !away {
          WinMinimizeAllUndo()
          SoundSetMute(wasMuted)
          return
      }
      wasMuted := SoundGetMute()
      SoundSetMute(true)
      WinMinimizeAll()
      if program = ""
          return
      Sleep(300) ; until the others are down
      if WinExist(title)
          WinActivate()
      else
          Run(program)
  }
`,
});
