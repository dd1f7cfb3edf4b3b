/** Who reads a command line. `run` is Run, Win+R and whatever else starts one program with its arguments. */
export type Shell = 'run' | 'cmd' | 'powershell' | 'posix';

/** A command line and who reads it. */
export type Line = { shell: Shell; text: string; folder?: string | undefined };

/** What joins a command to the one before: a pipe, an argument in parentheses, or nothing but the order. */
export type Link = '|' | '(' | '&';

/** One command as its shell understands it, in lower case: without carets, quotes and aliases. */
export type Command = {
  shell: Shell;
  link: Link;
  /** The program's name without its folder and `.exe`; empty where a text stands by itself. */
  program: string;
  /** The program as it is written. */
  path: string;
  words: string[];
  /** What follows the program, with its quotes: what a shell that is started reads once more. */
  rest: string;
  /** The folder that it starts in, and what a pipe or a loop hands to it, where that is known. */
  folder?: string;
  fed?: readonly string[];
  /** A shell that runs whatever another command puts out. */
  unseen?: true;
};

/** Stands where a shell puts a name together from pieces that cannot be known. */
export const DISGUISED = '‹disguised›';

/** Stands for what cannot be read. */
export function unseenCommand(shell: Shell): Command {
  return { shell, link: '&', program: '', path: '', words: [], rest: '', unseen: true };
}

export function textOf({ program, path, words }: Command): string {
  const isBare = !path.includes('\\') && !path.includes('/') && !path.includes('.');
  return [isBare ? program : path, ...words].join(' ');
}
