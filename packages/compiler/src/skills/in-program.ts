import { quoteString } from '@hotscribe/ahk';
import { type Program, program, type Slot } from './slot.ts';

const EVERYWHERE: Program = { name: 'every program', run: '', exe: '' };

/** A program outside of which nothing happens; everywhere, when the request names none. */
export function onlyIn(is = 'program it works in'): Slot<Program> {
  return program(is, EVERYWHERE);
}

/** Hotkeys made to work only while the program is in front. */
export function inProgram({ exe }: Program, hotkeys: string): string {
  return exe ? `#HotIf ${isInFront(exe)}\n${hotkeys}\n#HotIf` : hotkeys;
}

/** The opening lines of a function that must do nothing while the program is not in front. */
export function unlessInFront({ exe }: Program): string {
  return exe ? `if !${isInFront(exe)}\n    return\n` : '';
}

function isInFront(exe: string): string {
  return `WinActive(${quoteString(`ahk_exe ${exe}`)})`;
}
