import { quoteString } from '@hotscribe/ahk';

const KNOWN: Readonly<Record<string, string>> = {
  desktop: 'A_Desktop',
  documents: 'A_MyDocuments',
  'my documents': 'A_MyDocuments',
  downloads: 'EnvGet("USERPROFILE") "\\Downloads"',
  pictures: 'EnvGet("USERPROFILE") "\\Pictures"',
  videos: 'EnvGet("USERPROFILE") "\\Videos"',
  music: 'EnvGet("USERPROFILE") "\\Music"',
  screenshots: 'EnvGet("USERPROFILE") "\\Pictures\\Screenshots"',
  startup: 'A_Startup',
  temp: 'A_Temp',
};

/** The path of a folder that the user picks each time. */
export const CHOOSE = '?';

/** A path as an AutoHotkey expression. People say "Downloads" or "Desktop\notes.txt", whose place differs from PC to PC. */
export function folderExpression(path: string): string {
  if (path === CHOOSE) return 'ChosenFolder()';
  if (/^(?:[a-z]:|\\\\|shell:)/i.test(path)) return quoteString(path.replace(/(?<=[^:])\\$/, ''));
  if (/^%userprofile%$/i.test(path)) return 'EnvGet("USERPROFILE")';
  const [first = '', ...rest] = path
    .replace(/^%userprofile%[\\/]/i, '')
    .replace(/^%temp%/i, 'Temp')
    .split(/[\\/]/)
    .filter(Boolean);
  const base = KNOWN[first.toLowerCase()];
  const below = (base ? rest : [first, ...rest]).map((part) => `\\${part}`).join('');
  return joined(base ?? 'A_MyDocuments', below);
}

function joined(base: string, below: string): string {
  if (!below) return base;
  return base.endsWith('"') ? `${base.slice(0, -1)}${quoteString(below).slice(1)}` : `${base} ${quoteString(below)}`;
}
