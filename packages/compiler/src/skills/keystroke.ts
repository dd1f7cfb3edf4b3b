const PARTS = /^[~$*]*((?:[<>]?[#!^+])*)(.+)$/s;
const SENT_AS: Readonly<Record<string, string>> = { Win: 'LWin', '"': '`"', '`': '``' };

/** What `Send` takes to press a hotkey or key: `^!n` stays, `F5` becomes `{F5}`, `^F5` three times `^{F5 3}`. */
export function keystroke(hotkey: string, times = 1): string {
  const [first, second] = hotkey.split(' & ');
  if (first && second) {
    return `{${first} Down}${keystroke(second, times)}{${first} Up}`;
  }
  const [, modifiers = '', name = hotkey] = PARTS.exec(hotkey) ?? [];
  return modifiers.replace(/[<>]/g, '') + (times === 1 ? pressed(name) : `{${sent(name)} ${times}}`);
}

/** The key of a hotkey that stays down last, as `KeyWait` and `GetKeyState` name it: `k` of `^!k`. */
export function keyOf(hotkey: string): string {
  return PARTS.exec(hotkey.split(' & ').at(-1) ?? hotkey)?.[2] ?? hotkey;
}

/** Whether a hotkey is one key with nothing held. */
export function isPlainKey(hotkey: string): boolean {
  return keyOf(hotkey) === hotkey;
}

/** The hotkey in a form that keys sent by the script itself never set off. */
export function deaf(hotkey: string): string {
  return hotkey.includes(' & ') || hotkey.startsWith('$') ? hotkey : `$${hotkey}`;
}

/** The name of a key between braces, for `{… Down}` and `{… Up}`. */
export function sent(key: string): string {
  return SENT_AS[key] ?? key;
}

/** The condition that a key was tapped with no other in between, to be asked when it goes up. */
export function wasTappedAlone(key: string): string {
  const full = key.replace(/Ctrl$/, 'Control').replace(/^Esc$/, 'Escape');
  // `A_PriorKey` always tells left from right, and spells some names in full.
  return /^(?:Control|Alt|Shift|Win)$/.test(full) ? `A_PriorKey ~= "${full}$"` : `A_PriorKey = "${full}"`;
}

function pressed(name: string): string {
  return /^[a-z0-9]$/i.test(name) ? name.toLowerCase() : `{${sent(name)}}`;
}
