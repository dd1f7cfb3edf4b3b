import { hotkeyName } from './hotkey-name.ts';

const HOTSTRING = /^\s*:[^:\s]*:(.+?)::/;
const HOTKEY = /^\s*(?!;\s)(\S+?(?:\s*&\s*\S+?)?(?:\s+up)?)::/i;
const HOTKEY_CALL = /\bHotkey\(?\s*["']([^"']+)["']/gi;
const HOTSTRING_CALL = /\bHotstring\(?\s*["']:[^:]*:([^"']+)["']/gi;

/** The hotkeys and hotstrings a script defines, by line or by call; hotstrings without their options, as `::btw::`. */
export function triggersOf(script: string): Set<string> {
  return new Set([
    ...script.split(/\r?\n/).flatMap(triggerOfLine),
    ...[...script.matchAll(HOTKEY_CALL)].map(([, hotkey = '']) => hotkeyName(hotkey)),
    ...[...script.matchAll(HOTSTRING_CALL)].map(([, text = '']) => hotstringName(text)),
  ]);
}

export function hotstringName(text: string): string {
  return `::${text.toLowerCase()}::`;
}

function triggerOfLine(line: string): string[] {
  const text = HOTSTRING.exec(line)?.[1];
  if (text !== undefined) return [hotstringName(text)];
  const hotkey = HOTKEY.exec(line)?.[1];
  return hotkey === undefined ? [] : [hotkeyName(hotkey)];
}
