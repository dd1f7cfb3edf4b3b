import { splitWords } from './split-words.ts';

const ENDINGS = ['.exe', '.com', '.cmd', '.bat', '.scr'];

/** What names the program at the start of a command line, and what follows it. */
export function splitProgram(line: string): { path: string; rest: string } {
  const text = line.trim();
  const [first] = splitWords(text);
  if (!first) return { path: '', rest: '' };
  const end = first.quoted ? first.end : Math.max(first.end, endOfPath(text));
  return { path: text.slice(0, end).replaceAll('"', ''), rest: text.slice(end).trim() };
}

// C:\Program Files\Git\bin\bash.exe -c …: a path without quotes goes on to its .exe.
function endOfPath(text: string): number {
  if (!text.includes('\\')) return 0;
  const quote = text.indexOf('"');
  const head = quote < 0 ? text : text.slice(0, quote);
  const ends = ENDINGS.map((ending) => head.indexOf(`${ending} `)).filter((at) => at >= 0);
  const folder = head.indexOf('\\');
  const blank = head.indexOf(' ');
  if (ends.length === 0 || folder > blank) return 0;
  return Math.min(...ends) + 4;
}

/** Whether a program is named with its ending, so that it is no alias of a shell. */
export function isProgramFile(path: string): boolean {
  return ENDINGS.some((ending) => path.endsWith(ending) && path.length > ending.length);
}

/** The name alone: `C:\Windows\System32\CertUtil.EXE` is certutil. */
export function programName(path: string): string {
  const shell = path.includes('‹a_comspec›') || path.endsWith('‹envget›comspec') || path.includes('%comspec%');
  if (shell) return 'cmd';
  const bare = path.slice(Math.max(path.lastIndexOf('\\'), path.lastIndexOf('/')) + 1);
  const ending = ENDINGS.find((item) => bare.endsWith(item) && bare.length > item.length);
  return ending ? bare.slice(0, -ending.length) : bare;
}
