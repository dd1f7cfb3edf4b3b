import { CREATIVE_PROGRAMS } from './creative-programs.ts';
import { GAMES } from './games.ts';
import type { ProgramRow } from './program-row.ts';
import { WINDOWS_PROGRAMS } from './windows-programs.ts';
import { WORK_PROGRAMS } from './work-programs.ts';

/** A program that people call by name. */
export type KnownProgram = {
  readonly name: string;
  /** What the Start menu calls it. */
  readonly menu: string;
  /** The files that it may run as. */
  readonly exes: readonly string[];
  /** What starts it: a file, or an address of its own. */
  readonly run: string;
  /** Windows finds what starts it without a folder. */
  readonly found: boolean;
  /** Criteria that its windows are told by. */
  readonly windows: readonly string[];
  readonly store: boolean;
};

const BROWSER_FILES = ['chrome', 'msedge', 'firefox', 'brave', 'opera', 'vivaldi', 'arc', 'iexplore'].map(
  (name) => `${name}.exe`,
);

/** The browsers that people use, as one program: `browser`. */
const ANY_BROWSER: KnownProgram = {
  name: 'Browser',
  menu: 'Browser',
  exes: BROWSER_FILES,
  run: 'https://www.google.com',
  found: true,
  windows: BROWSER_FILES.map((exe) => `ahk_exe ${exe}`),
  store: false,
};
const BROWSER_NAMES = ['browser', 'web browser', 'internet browser', 'default browser', 'internet'];

/** Every known program, with all that people call it; the first name is the proper one. */
export const PROGRAM_ROWS: readonly ProgramRow[] = [
  ...WORK_PROGRAMS,
  ...WINDOWS_PROGRAMS,
  ...CREATIVE_PROGRAMS,
  ...GAMES,
];

const BY_NAME = new Map<string, KnownProgram>();
const BY_FILE = new Map<string, KnownProgram>();
for (const name of BROWSER_NAMES) BY_NAME.set(keyOf(name), ANY_BROWSER);
for (const row of PROGRAM_ROWS) add(known(row));

function add(program: KnownProgram & { readonly names: readonly string[] }): void {
  for (const name of program.names) if (!BY_NAME.has(keyOf(name))) BY_NAME.set(keyOf(name), program);
  // A file that programs share stands for none of them: javaw.exe is not always Minecraft.
  if (program.windows.some((criterion) => !criterion.startsWith('ahk_exe '))) return;
  for (const exe of program.exes) if (!BY_FILE.has(exe.toLowerCase())) BY_FILE.set(exe.toLowerCase(), program);
}

/** The program that goes by that name: `chrome`, `Google Chrome`, `chrome.exe`; undefined for one nobody has listed. */
export function programNamed(name: string): KnownProgram | undefined {
  const file = BY_FILE.get(name.trim().toLowerCase());
  if (file) return file;
  const key = keyOf(name);
  const shorter = key.replace(/^(?:the|my)|(?:app|application|program|desktop|window|game)$/g, '');
  return BY_NAME.get(key) ?? BY_NAME.get(shorter);
}

const GAME_NAMES = new Set(GAMES.map(({ names }) => names[0]));

export function isGame(name: string): boolean {
  return GAME_NAMES.has(programNamed(name)?.name);
}

function known(row: ProgramRow) {
  const exes = exesOf(row);
  return {
    names: row.names,
    name: row.names[0] ?? '',
    menu: row.menu ?? row.names[0] ?? '',
    exes,
    run: row.run ?? exes[0] ?? '',
    found: row.found ?? false,
    windows: row.windows ?? exes.map((exe) => `ahk_exe ${exe}`),
    store: row.store ?? false,
  };
}

function exesOf({ exe }: ProgramRow): readonly string[] {
  return typeof exe === 'string' ? [exe] : exe;
}

// People write "VS-Code", "vs code" and "vscode".
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}+#!]/gu, '');
}
