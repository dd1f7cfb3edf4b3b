/** One piece of a Send string. */
export type Keystroke =
  | { kind: 'text'; text: string }
  | { kind: 'key'; modifiers: string; key: string; times: number | null; state: 'tap' | 'down' | 'up' }
  | { kind: 'click'; options: string };

const MODIFIER = /^[\^!+#]+/;

/** Takes apart what Send is given: plain text, `^c`, `{Enter 2}`, `{Ctrl down}`, `{Text}…`. */
export function readKeystrokes(source: string): Keystroke[] {
  const found: Keystroke[] = [];
  let rest = source;
  while (rest !== '') {
    const literal = /^\{(?:text|raw)\}/i.exec(rest);
    if (literal) {
      addText(found, rest.slice(literal[0].length));
      break;
    }
    const modifiers = MODIFIER.exec(rest)?.[0] ?? '';
    const after = rest.slice(modifiers.length);
    const braced = /^\{([^{}\s]+|[{}])(?:[ \t]([^{}]*))?\}/.exec(after);
    const piece = braced?.[0] ?? String.fromCodePoint(after.codePointAt(0) ?? 0);
    rest = after.slice(piece.length);
    if (braced) addBraced(found, modifiers, braced[1] ?? '', (braced[2] ?? '').trim());
    else if (after !== '') addPlain(found, modifiers, piece);
  }
  return found;
}

function addText(found: Keystroke[], text: string): void {
  const last = found.at(-1);
  if (text === '') return;
  if (last?.kind === 'text') last.text += text;
  else found.push({ kind: 'text', text });
}

function addPlain(found: Keystroke[], modifiers: string, piece: string): void {
  if (piece === '\r') return;
  if (piece === '\n' || piece === '\t') addKey(found, modifiers, piece === '\n' ? 'Enter' : 'Tab', 1, 'tap');
  // Shift with a letter or digit gives a character whose look depends on the keyboard: told as keys, letters aside.
  else if (modifiers === '+' && /^[a-z]$/i.test(piece)) addText(found, piece.toUpperCase());
  else if (modifiers === '') addText(found, piece);
  else addKey(found, modifiers, piece, 1, 'tap');
}

function addBraced(found: Keystroke[], modifiers: string, name: string, detail: string): void {
  if (/^blind/i.test(name)) return;
  if (/^click$/i.test(name)) {
    found.push({ kind: 'click', options: detail });
    return;
  }
  const state = /^(?:down|downtemp|downr)$/i.test(detail) ? 'down' : /^up$/i.test(detail) ? 'up' : 'tap';
  const code = /^u\+([\da-f]{1,6})$/i.exec(name)?.[1];
  if (code) addText(found, String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)));
  else if (name.length === 1 && modifiers === '' && state === 'tap')
    addText(found, name.repeat(repetitions(detail) ?? 1));
  else addKey(found, modifiers, name, repetitions(detail), state);
}

function repetitions(detail: string): number | null {
  if (detail === '' || !/^\d+$/.test(detail)) return detail === '' || /^(?:up|down)/i.test(detail) ? 1 : null;
  return Math.min(Number(detail), 500);
}

type KeyStroke = Extract<Keystroke, { kind: 'key' }>;

function addKey(
  found: Keystroke[],
  modifiers: string,
  key: string,
  times: number | null,
  state: KeyStroke['state'],
): void {
  const last = found.at(-1);
  const same = last?.kind === 'key' && last.key === key && last.modifiers === modifiers && last.state === state;
  if (same && state === 'tap' && last.times !== null && times !== null) last.times += times;
  else found.push({ kind: 'key', modifiers, key, times, state });
}
