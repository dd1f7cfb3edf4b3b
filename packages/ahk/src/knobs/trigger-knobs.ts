import { ALT_TAB_ACTIONS } from '../knowledge/key-names.ts';
import { splitHotkey } from '../knowledge/split-hotkey.ts';
import { unescapeString } from '../parse/unescape-string.ts';
import type { HotkeyNode, HotstringNode, Node, RemapNode, Script } from '../syntax/statement.ts';
import type { Found } from './code-knob.ts';
import { readKey, spellKey } from './key-spelling.ts';
import type { ScriptUses } from './script-uses.ts';
import { keysFor, sentText } from './sent-text.ts';
import { KEY_EXPECTED, sayPlainKey } from './spellings.ts';

const LONGEST_ABBREVIATION = 40;
const HOTKEY_VARIABLES = ['a_thishotkey', 'a_priorhotkey', 'thishotkey'];

/** The keys and abbreviations that a script waits for, and what they turn into. */
export function triggerKnobs(node: Node, source: string, uses: ScriptUses, tree: Script): Found[] {
  if (node.kind === 'hotkey') return hotkeyKnob(node, uses, 'the shortcut');
  // AltTab and its kin want a key of a certain kind.
  if (node.kind === 'remap' && ALT_TAB_ACTIONS.has(node.target.toLowerCase())) return [];
  if (node.kind === 'remap') return [...hotkeyKnob(node, uses, 'the key'), ...targetKnob(node)];
  if (node.kind !== 'hotstring') return [];
  // What `#Hotstring` says about all of them decides how their texts are read.
  const isPlain = !tree.body.some((each) => each.kind === 'directive' && /^#hotstring$/i.test(each.name));
  return [...abbreviationKnob(node, source), ...(isPlain ? replacementKnob(node, source) : [])];
}

function hotkeyKnob({ keys, keysSpan }: HotkeyNode | RemapNode, uses: ScriptUses, label: string): Found[] {
  if (HOTKEY_VARIABLES.some((name) => uses.reads.has(name))) return [];
  const { prefix, modifiers, key, up } = splitHotkey(keys);
  const around = /^[~*$]*/.exec(modifiers)?.[0] ?? '';
  const held = modifiers.slice(around.length);
  const value = prefix === null ? spellKey({ modifiers: held, key }) : undefined;
  if (value === undefined || isNamedElsewhere(uses, key, keys)) return [];
  const release = up ? ' up' : '';
  return [
    {
      kind: 'key',
      label: up ? 'the key you release' : label,
      expected: KEY_EXPECTED,
      ...keysSpan,
      value,
      said: sayPlainKey({ modifiers: held, key }),
      write: (text) => {
        const next = readKey(text);
        return next && `${around}${next.modifiers}${next.key === ';' ? '`;' : next.key}${release}`;
      },
    },
  ];
}

// `KeyWait "F8"` or `GetKeyState("F8")` mean the same key: changed in one place alone, they would wait for the old one.
function isNamedElsewhere({ keyNames }: ScriptUses, key: string, keys: string): boolean {
  return keyNames.has(key.toLowerCase()) || keyNames.has(keys.toLowerCase());
}

function targetKnob({ target, targetSpan }: RemapNode): Found[] {
  const { prefix, modifiers, key } = splitHotkey(target);
  const value = prefix === null ? spellKey({ modifiers, key }) : undefined;
  if (value === undefined) return [];
  return [
    {
      kind: 'key',
      label: 'the key it becomes',
      expected: KEY_EXPECTED,
      ...targetSpan,
      value,
      said: sayPlainKey({ modifiers, key }),
      write: (text) => {
        const next = readKey(text);
        return next && next.modifiers + next.key;
      },
    },
  ];
}

function abbreviationKnob({ headSpan, options, trigger }: HotstringNode, source: string): Found[] {
  const start = headSpan.start + options.length + 2;
  const end = headSpan.end - 2;
  if (unescapeString(source.slice(start, end)) !== trigger || trigger.trim() === '') return [];
  return [
    {
      kind: 'text',
      label: 'the abbreviation',
      expected: `Enter 1 to ${LONGEST_ABBREVIATION} characters.`,
      start,
      end,
      value: trigger,
      write: (text) =>
        text.trim() !== '' && text.length <= LONGEST_ABBREVIATION && !/[\r\n\t]/.test(text)
          ? escaped(text).replaceAll('::', '`::')
          : undefined,
    },
  ];
}

function replacementKnob({ headSpan, options, replacement, end }: HotstringNode, source: string): Found[] {
  if (replacement === null) return [];
  const raw = source.slice(headSpan.end, end);
  const isRaw = /[tr](?!0)/i.test(options);
  const value = isRaw ? replacement : sentText(replacement);
  if (value === undefined || value.trim() === '' || /[\r\n]/.test(raw) || unescapeString(raw) !== replacement)
    return [];
  return [
    {
      kind: 'text',
      label: 'the text it turns into',
      expected: 'Enter some text.',
      start: headSpan.end,
      end,
      value,
      write: (text) => {
        const plain = text.replaceAll('\r\n', '\n');
        return plain.trim() === '' ? undefined : escaped(isRaw ? plain : keysFor(plain, replacement));
      },
    },
  ];
}

function escaped(text: string): string {
  return text
    .replaceAll('`', '``')
    .replaceAll('\n', '`n')
    .replaceAll('\t', '`t')
    .replace(/(^|\s);/g, '$1`;');
}
