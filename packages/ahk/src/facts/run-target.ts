import { displayText } from './display-text.ts';
import type { OptionalValue, Value } from './value.ts';

/** What a command line handed to Run means. `target` keeps unknown pieces as the caller names them. */
export type RunTarget = {
  kind: 'web' | 'mail' | 'settings' | 'shell-folder' | 'link' | 'folder' | 'file' | 'program' | 'command' | 'unknown';
  target: string;
  arguments: string;
  asAdministrator: boolean;
};

const COMMANDS =
  /^(?:cmd|powershell|pwsh|wscript|cscript|mshta|rundll32|reg|schtasks|taskkill|tskill|shutdown|curl|wget|certutil|bitsadmin|netsh|sc|net|wmic|diskpart|format|vssadmin|bcdedit|wbadmin|cipher|del|rd|rmdir|robocopy|xcopy|icacls|takeown|attrib|nircmd|ipconfig|ping|tar|control|regedit|regsvr32|powercfg)(?:\.exe)?$/i;

export function runTarget(value: OptionalValue | undefined, name: (piece: Value) => string = unnamed): RunTarget {
  const whole = displayText(value, name).trim();
  const verb = /^\*(\w+)\s+/.exec(whole);
  const text = verb ? whole.slice(verb[0].length) : whole;
  const [target, rest] = splitCommand(text);
  const kind = kindOf(text, target, value);
  const wholeTarget = kind !== 'program' && kind !== 'command' && kind !== 'file';
  return {
    kind,
    target: wholeTarget ? text.replace(/^"(.*)"$/, '$1') : target,
    arguments: wholeTarget ? '' : rest,
    asAdministrator: verb?.[1]?.toLowerCase() === 'runas',
  };
}

function unnamed(piece: Value): string {
  return piece.kind === 'built-in' ? `%${piece.name}%` : '[…]';
}

function kindOf(text: string, target: string, value: OptionalValue | undefined): RunTarget['kind'] {
  const base = target.split(/[\\/]/).at(-1) ?? '';
  if (/^(?:https?:\/\/|www\.|ftp:)/i.test(text)) return 'web';
  if (/^mailto:/i.test(text)) return 'mail';
  if (/^ms-settings:/i.test(text)) return 'settings';
  if (/^(?:explorer(?:\.exe)?\s+)?(?:shell:|::\{)/i.test(text)) return 'shell-folder';
  if (/^[a-z][a-z0-9+.-]{2,}:(?!\\)/i.test(text)) return 'link';
  if (COMMANDS.test(base) || /%a_comspec%|%comspec%/i.test(target)) return 'command';
  if (value?.kind === 'built-in')
    return value.name === 'A_ComSpec'
      ? 'command'
      : /^A_(?:Clipboard|AhkPath|ScriptFullPath)$/.test(value.name)
        ? 'unknown'
        : 'folder';
  if (
    /\\$/.test(text) ||
    (/^(?:[a-z]:\\|\\\\|%A_\w+%\\|\[)/i.test(text) &&
      !/\.\w{1,5}"?$/.test(base) &&
      base !== '' &&
      !text.startsWith('[…]'))
  )
    return 'folder';
  if (/\.(?:exe|com|lnk|appref-ms)$/i.test(base) || /^[\w-]+$/.test(target)) return 'program';
  if (/^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|uk|de|fr|gov|edu|co)(?:\/\S*)?$/i.test(text)) return 'web';
  return /\.\w{1,5}$/.test(base) ? 'file' : 'unknown';
}

// The program ends at its closing quote, at the first blank of a name without a folder, or after `.exe`.
function splitCommand(text: string): [string, string] {
  const quoted = /^"([^"]*)"\s*(.*)$/s.exec(text);
  if (quoted) return [quoted[1] ?? '', quoted[2] ?? ''];
  const bare = /^([\w.-]+|%\w+%)\s+(.*)$/s.exec(text);
  if (bare) return [bare[1] ?? '', bare[2] ?? ''];
  const named = /^(.*?\.(?:exe|com|bat|cmd|lnk|msc|cpl|txt|docx?|xlsx?|pdf|ahk|ps1|vbs))(?:\s+(.*))?$/is.exec(text);
  if (named) return [named[1] ?? '', named[2] ?? ''];
  const plain = /^(\S+)\s+(.*)$/s.exec(text);
  return plain && !/^[a-z]:\\/i.test(text) ? [plain[1] ?? '', plain[2] ?? ''] : [text, ''];
}
