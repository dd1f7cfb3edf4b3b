const ALIASES: Record<string, string> = {
  escape: 'esc',
  control: 'ctrl',
  return: 'enter',
  '`': 'sc029',
  '``': 'sc029',
  vkc0: 'sc029',
  backspace: 'bs',
  delete: 'del',
  insert: 'ins',
  '`;': ';',
};

/** One name for all spellings of a hotkey: without $ ~ * < > and `up`, modifiers sorted, one name a key. */
export function hotkeyName(hotkey: string): string {
  const text = hotkey.trim().replace(/\s+up$/i, '');
  if (text.includes('&')) return text.split('&').map(hotkeyName).join(' & ');
  const [, modifiers = '', key = text] = /^([\^!+#<>*~$]*?)([^\s]|[^^!+#<>*~$].*)$/.exec(text) ?? [];
  const name = key.toLowerCase();
  return [...modifiers.replace(/[<>*~$]/g, '')].sort().join('') + (ALIASES[name] ?? name);
}
