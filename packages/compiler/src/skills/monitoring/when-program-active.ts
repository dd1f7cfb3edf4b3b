import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, program } from '../slot.ts';

const REACTIONS = {
  mute: ['mute', 'silence', 'no sound'],
  capsOff: ['caps lock off', 'caps off', 'caps lock'],
  numLock: ['num lock', 'numlock'],
  maximize: ['maximize', 'maximise', 'full screen'],
  notify: ['tell me', 'message', 'notify', 'show', 'tooltip'],
};
const CODE = {
  mute: ['SoundSetMute(true)', 'SoundSetMute(false)'],
  capsOff: ['SetCapsLockState(false)', ''],
  numLock: ['SetNumLockState(true)', ''],
  maximize: ['WinMaximize(program)', ''],
  notify: ['ToolTip("Now in " program)\nSetTimer(ToolTip, -1500)', ''],
} as const;

export const whenProgramActive = recipe({
  id: 'when-program-active',
  title: 'Do something whenever you switch to a program',
  slots: { program: program('program'), reaction: choice('thing to do', REACTIONS, 'maximize') },
  code: ({ program, reaction }) => {
    const [entered, left] = CODE[reaction];
    return ahk`
    program := ${quoteString(`ahk_exe ${program.exe}`)}

    SetTimer(WatchActiveWindow, 250)

    WatchActiveWindow() {
        static wasActive := 0
        isActive := WinActive(program)
        if isActive && !wasActive {
            ${entered}
        }${left && ` else if !isActive && wasActive {\n    ${left}\n}`}
        wasActive := isActive
    }
  `;
  },
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
