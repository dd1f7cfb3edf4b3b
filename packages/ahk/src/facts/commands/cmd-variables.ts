import { DISGUISED } from './command.ts';
import { type Growth, grown, replaceWithin } from './growth.ts';

/** What every Windows has in these variables; pieces of them are used to spell other words. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  comspec: 'c:\\windows\\system32\\cmd.exe',
  systemroot: 'c:\\windows',
  windir: 'c:\\windows',
  systemdrive: 'c:',
  homedrive: 'c:',
  programfiles: 'c:\\program files',
  'programfiles(x86)': 'c:\\program files (x86)',
  programdata: 'c:\\programdata',
  allusersprofile: 'c:\\programdata',
  public: 'c:\\users\\public',
  os: 'windows_nt',
  pathext: '.com;.exe;.bat;.cmd;.vbs;.vbe;.js;.jse;.wsf;.wsh;.msc',
};

export type Variables = Map<string, string>;

/** `%x%`, `!x!`, `%x:~2,3%` and `%x:a=b%` with what they stand for, where that is known. */
export function expandVariables(line: string, own: Variables, growth: Growth): string {
  let result = '';
  let at = 0;
  while (at < line.length) {
    const sign = line.charAt(at);
    const end = sign === '%' || sign === '!' ? line.indexOf(sign, at + 1) : -1;
    const inside = end < 0 ? '' : line.slice(at + 1, end);
    if (inside === '' || inside.length > 80 || !isName(inside)) {
      result += sign;
      at++;
      continue;
    }
    const value = expanded(inside, own, growth);
    result += value === null ? `${sign}${inside}${sign}` : grown(value, growth);
    at = end + 1;
  }
  return result;
}

// A blank in a name is possible, but “50 % of 20 %” is no variable.
function isName(inside: string): boolean {
  const name = inside.split(':')[0] ?? '';
  return name !== '' && !name.includes(' ') && !name.includes('\\');
}

function expanded(inside: string, own: Variables, growth: Growth): string | null {
  const colon = inside.indexOf(':');
  const name = colon < 0 ? inside : inside.slice(0, colon);
  const value = own.get(name) ?? EVERYWHERE[name];
  if (colon < 0) return value ?? null;
  const change = inside.slice(colon + 1);
  if (value === undefined) return DISGUISED;
  // Going through a long text again and again takes long, even where nothing comes of it.
  return change.startsWith('~') ? piece(value, change.slice(1)) : replaced(grown(value, growth), change);
}

function piece(value: string, range: string): string {
  const [from = '0', length] = range.split(',');
  const start = Number(from);
  const begin = start < 0 ? Math.max(0, value.length + start) : start;
  if (length === undefined) return value.slice(begin);
  const count = Number(length);
  return count < 0 ? value.slice(begin, value.length + count) : value.slice(begin, begin + count);
}

function replaced(value: string, change: string): string {
  const equals = change.indexOf('=');
  if (equals <= 0) return value;
  const from = change.slice(0, equals);
  const to = change.slice(equals + 1);
  if (from.startsWith('*') && from.length > 1) {
    const at = value.indexOf(from.slice(1));
    return at < 0 ? value : to + value.slice(at + from.length - 1);
  }
  return replaceWithin(value, from, to);
}
