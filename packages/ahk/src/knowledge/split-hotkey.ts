/** The pieces of `~^!a up` or `CapsLock & a`. */
export type SplitHotkey = {
  prefix: string | null;
  prefixModifiers: string;
  modifiers: string;
  key: string;
  up: boolean;
};

export function splitHotkey(keys: string): SplitHotkey {
  const up = /[^&\s][ \t]+up$/i.test(keys);
  const text = up ? keys.replace(/[ \t]+up$/i, '') : keys;
  const pair = /^(\S+)[ \t]+&[ \t]+(\S+)$/.exec(text);
  const [prefixModifiers, prefix] = pair?.[1] ? splitModifiers(pair[1]) : ['', null];
  const [modifiers, key] = splitModifiers(pair?.[2] ?? text);
  return { prefix, prefixModifiers, modifiers, key, up };
}

// The last character is the key even if it is a sign: `^+` is Ctrl and the plus key.
function splitModifiers(text: string): [string, string] {
  let at = 0;
  while (at < text.length - 1 && '~*$<>^!+#'.includes(text[at] ?? '')) at++;
  const key = text.slice(at);
  return [text.slice(0, at), key.length === 2 && key[0] === '`' ? key.slice(1) : key];
}
