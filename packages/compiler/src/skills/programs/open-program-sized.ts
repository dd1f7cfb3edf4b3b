import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, program } from '../slot.ts';

const SIZES = {
  Max: ['maximized', 'maximised', 'full size', 'full screen', 'fullscreen', 'maximize', 'maximise'],
  Min: ['minimized', 'minimised', 'background', 'taskbar', 'minimize', 'minimise'],
  Hide: ['hidden', 'invisible', 'hide'],
};

export const openProgramSized = action({
  id: 'open-program-sized',
  title: 'Open a program maximized, minimized or hidden',
  slots: { program: program('program to open'), size: choice('size of its window', SIZES, 'Max') },
  code: ({ program, size }) => ahk`Run(${quoteString(program.run)},, "${size}")`,
});
