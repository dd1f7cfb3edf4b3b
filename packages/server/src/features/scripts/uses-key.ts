import type { ScriptCode } from './script-code.ts';

/** What these do has other ways, too: Alt+F4 is WinClose. */
const OTHER_WAYS =
  /^(?:alt\+(?:f4|tab|space|enter|esc|print\w*|left|right|up|down)|alt\+shift\+tab|shift\+alt\+tab|ctrl\+alt\+(?:delete|end|tab)|ctrl\+shift\+esc|win\+(?:[delmrtvixsp]|tab|shift\+s|print\w*|left|right|up|down|plus|minus|period|home|comma|pause)|ctrl\+(?:[acvxzyswtnfpo]|shift\+[tznv]|f4|tab|enter|home|end|left|right|up|down|delete|insert|backspace|plus|minus|shift\+tab|esc)|shift\+(?:insert|delete|tab|enter|home|end|left|right|up|down|f10))$/;
const MODIFIERS: Readonly<Record<string, string>> = { '^': 'ctrl', '!': 'alt', '+': 'shift', '#': 'win' };
const SIDED = /^[lr](?=ctrl|alt|shift|win)/;
/** Keys that are made in a loop, by their codes or by what is held do not stand there as such. */
const MADE =
  /\bhotkey\(|a_index|a_thishotkey|a_priorhotkey|\bvk[0-9a-f]{2}|\bsc[0-9a-f]{3}|getkeystate|inputhook|keywait/;
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  esc: ['esc'],
  pageup: ['pgup', 'pageup'],
  pagedown: ['pgdn', 'pagedown'],
  delete: ['del'],
  insert: ['ins'],
  backspace: ['backspace', 'bs'],
  printscreen: ['print'],
  lbutton: ['lbutton', 'click', 'mouseclick'],
  rbutton: ['rbutton', 'right'],
  mbutton: ['mbutton', 'middle'],
  xbutton1: ['xbutton1', 'x1'],
  xbutton2: ['xbutton2', 'x2'],
  wheelup: ['wheelup', 'wu'],
  wheeldown: ['wheeldown', 'wd'],
};

/** Whether a script has this key or combination somewhere, as a trigger or as what it presses. */
export function usesKey({ low }: ScriptCode, chord: string): boolean {
  if (OTHER_WAYS.test(chord)) return true;
  const parts = chord.split(/[+&]/);
  const key = parts.at(-1) ?? chord;
  const isLetter = /^[a-z0-9]$/.test(key);
  if (!isLetter) return hasKey(low, key) || MADE.test(low);
  const wanted = parts.slice(0, -1).map(plainModifier).sort().join();
  return hasChord(low, key, wanted) || MADE.test(low) || wanted.split(',').every((word) => holds(low, word));
}

function plainModifier(word: string): string {
  return word.replace(SIDED, '').replace('altgr', 'alt');
}

function hasKey(low: string, key: string): boolean {
  if (/^f\d+$/.test(key)) return new RegExp(`(?<![a-z0-9_])${key}(?!\\d)`).test(low);
  // The names of signs say nothing of how a script writes them.
  if (
    !/^(?:\w*button\d?|wheel\w+|numpad\w*|esc|enter|space|tab|page\w+|home|end|delete|insert|backspace|up|down|left|right|capslock|scrolllock|pause|printscreen)$/.test(
      key,
    )
  )
    return true;
  return [key, ...(OTHER_NAMES[key] ?? [])].some((name) => low.includes(name));
}

function hasChord(low: string, key: string, wanted: string): boolean {
  for (const [, signs = ''] of low.matchAll(new RegExp(`([\\^!+#<>*~$]{1,12})\\{?${key}(?![a-z0-9])`, 'g'))) {
    const held = [...new Set([...signs].flatMap((sign) => MODIFIERS[sign] ?? []))].sort().join();
    if (held === wanted || (signs.includes('<^>!') && wanted === 'alt')) return true;
  }
  return false;
}

/** “Ctrl & n::” and {Ctrl down} name the modifier in words. */
function holds(low: string, modifier: string): boolean {
  return new RegExp(
    `(?:^|[^a-z])[lr]?(?:${modifier}|${modifier === 'ctrl' ? 'control' : modifier})(?![a-z])`,
    'm',
  ).test(low);
}
