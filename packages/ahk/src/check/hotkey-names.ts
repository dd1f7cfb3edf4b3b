import { isJoystickButton, isKeyName } from '../knowledge/is-key-name.ts';
import { MISTAKEN_KEYS } from '../knowledge/key-names.ts';
import { type SplitHotkey, splitHotkey } from '../knowledge/split-hotkey.ts';
import { hotkeyPrefixLength } from '../lex/hotkey-prefix.ts';
import type { HotkeyNode, RemapNode } from '../syntax/statement.ts';
import { eachStatement } from './each-statement.ts';
import { found, type RuleContext } from './rule.ts';

/** Hotkeys with names of keys that do not exist, or in a form that is not allowed. */
export function hotkeyNames(context: RuleContext): void {
  eachStatement(context, ['hotkey', 'remap'], (node) => {
    if (node.kind !== 'hotkey' && node.kind !== 'remap') return;
    const hotkey = splitHotkey(node.keys);
    const problem = formProblem(context, node, hotkey);
    if (problem) found(context, 'invalid-hotkey', node.keysSpan, node.start, problem);
    else
      for (const name of hotkey.prefix === null ? [hotkey.key] : [hotkey.prefix, hotkey.key])
        checkKey(context, node, name);
  });
}

function formProblem(context: RuleContext, node: HotkeyNode | RemapNode, hotkey: SplitHotkey): string | null {
  if (hotkey.prefix !== null) {
    if (/[\^!+#<>*$]/.test(hotkey.prefixModifiers))
      return 'Two keys joined by "&" can’t have ^ ! + # or other symbols before them.';
    if (/^wheel/i.test(hotkey.prefix) || isJoystickButton(hotkey.prefix))
      return `${hotkey.prefix} can’t be held down, so it can’t come before "&".`;
  }
  if (isJoystickButton(hotkey.key) && hotkey.modifiers !== '')
    return 'A game controller button can’t be combined with ^ ! + # or other symbols.';
  if (/^[ \t]+::/.test(context.source.slice(node.keysSpan.end, node.keysSpan.end + 8)))
    return 'There can’t be a space before "::".';
  if (/``(?!;)/.test(node.keys)) return 'The backtick key is written `:: with one backtick.';
  if (/`[^\s;]/.test(node.keys)) return 'The semicolon is the only key written with a backtick before it.';
  if (hotkeyPrefixLength(`${node.keys}::`) === 0) return 'A hotkey is one key, or two keys with " & " between them.';
  if (node.kind === 'hotkey') return null;
  if (hotkey.up) return 'A key release can’t be turned into another key.';
  return /^(?:shift)?alttab$/i.test(node.target) ? altTabProblem(hotkey) : null;
}

function altTabProblem(hotkey: SplitHotkey): string | null {
  const signs = hotkey.modifiers.match(/[<>]?[\^!+#]/g) ?? [];
  if (signs.length > 1) return 'A hotkey for AltTab has exactly one symbol, such as <^, before its key.';
  return signs[0]?.length === 1 ? 'A hotkey for AltTab must say which of the two keys it means: <^ or >^.' : null;
}

function checkKey(context: RuleContext, node: HotkeyNode | RemapNode, name: string): void {
  if (isKeyName(name) || isJoystickButton(name)) return;
  const meant = MISTAKEN_KEYS[name.toLowerCase()];
  const fix = meant
    ? {
        title: `Write ${meant}`,
        start: node.keysSpan.start,
        end: node.keysSpan.end,
        text: node.keys.replace(name, meant),
      }
    : undefined;
  found(
    context,
    'invalid-key',
    node.keysSpan,
    node.start,
    `There’s no key named "${name}".${meant ? ` Did you mean ${meant}?` : ''}`,
    fix,
  );
}
