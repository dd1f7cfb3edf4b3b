import { quoteString } from '@hotscribe/ahk';
import { type Program, program, type Slot } from '../slot.ts';

const ACTIVE: Program = { name: 'the active window', run: '', exe: '' };

const SPECIAL: Readonly<Record<string, string>> = {
  // The desktop and the taskbar belong to explorer.exe too, and must not be closed or moved.
  'explorer.exe': 'ahk_class CabinetWClass',
  // The windows of these apps belong to ApplicationFrameHost.exe, so their own process finds none.
  'calculatorapp.exe': 'Calculator ahk_class ApplicationFrameWindow',
  'systemsettings.exe': 'Settings ahk_class ApplicationFrameWindow',
};

/** The window that a request speaks of: the one of a program it names, else the active one. */
export function targetWindow(): Slot<Program> {
  return program('window', ACTIVE);
}

/** Whether nothing but the active window is meant; a window that is named by its title has no program either. */
export function isActive({ exe, name }: Program): boolean {
  return !exe && (!name || name === ACTIVE.name);
}

/** What finds a program's windows, as an AutoHotkey string. */
export function criterion({ exe, name }: Program): string {
  // A game or program that is not on our list is found by words in its title.
  return quoteString(exe ? (SPECIAL[exe.toLowerCase()] ?? `ahk_exe ${exe}`) : name);
}

/** Statements written for the active window, `"A"`, made to work on the target if it is open. */
export function forWindow(target: Program, statements: string): string {
  if (isActive(target)) return statements;
  const lines = statements.replace(/(?:,\s*)*"A"\)/g, ')').split('\n');
  const body = lines.map((line) => `    ${line}`).join('\n');
  return lines.length === 1
    ? `if WinExist(${criterion(target)})\n${body}`
    : `if WinExist(${criterion(target)}) {\n${body}\n}`;
}
