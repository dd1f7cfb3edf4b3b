import type { TYPING } from '#language/steps/typing.ts';
import { literal } from '../code.ts';
import { setting } from '../draft.ts';
import type { Emitters } from '../emitters.ts';
import { sendText } from '../keys/key-names.ts';
import { sendFunction } from '../keys/lasting-press.ts';
import { usualPress } from '../keys/usual-press.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { argument, countExpression } from '../values/expression.ts';
import { languageCode } from '../values/language-code.ts';
import { timeExpression } from '../values/time-expression.ts';
import { runArgument } from './flow-runs.ts';
import { EMIT_HELD_KEYS } from './typing-held.ts';
import { stateNumber } from './window-verb.ts';

const LOCK_FUNCTIONS = {
  capslock: { set: 'SetCapsLockState', key: 'CapsLock' },
  numlock: { set: 'SetNumLockState', key: 'NumLock' },
  scrolllock: { set: 'SetScrollLockState', key: 'ScrollLock' },
} as const;

export const EMIT_TYPING: Emitters<typeof TYPING> = {
  ...EMIT_HELD_KEYS,
  type: ({ value }, scope) => [`SendText(${argument(value, scope)})`],
  'type-slowly': ({ value, pause = { from: 50, to: 50 } }, scope) => {
    const { draft } = scope;
    const length =
      pause.from === pause.to
        ? setting(draft, 'typingPause', String(pause.from), 'milliseconds between letters')
        : `${pause.from}, ${pause.to}`;
    const run = runArgument(scope);
    const most = run && pause.from === pause.to ? `, ${length}` : '';
    return [`${useHelper(draft, 'TypeSlowly')}(${argument(value, scope)}, ${length}${most}${run})`];
  },
  paste: ({ value }, scope) =>
    value ? [`${useHelper(scope.draft, 'PasteText')}(${argument(value, scope)})`] : ['Send("^v")'],
  'paste-plain': (_, { draft }) => [`${useHelper(draft, 'PastePlain')}()`],
  send: ({ key, times }, scope) => {
    if (key === 'nothing') return [];
    const send = sendFunction(scope.rule, scope.draft);
    if (times === undefined) return [`${send}(${literal(sendText(key))})`, ...untilSwitched(key, scope)];
    return [`${send}(${repeatedKey(key, countExpression(times, scope))})`];
  },
  'cursor-back': ({ characters }) => {
    const count = Math.max(0, Math.round(characters));
    return count > 0 ? [`Send(${literal(sendText('left', count > 1 ? String(count) : ''))})`] : [];
  },
  'clipboard-history': () => ['Send("#v") ; opens the Windows clipboard history'],
  nothing: () => [],
  'as-usual': (_, scope) => usualPress(scope),
  lock: ({ key, state }) => {
    const { set, key: name } = LOCK_FUNCTIONS[key];
    return [`${set}(${LOCK_STATES[state](name)})`];
  },
  'block-input': ({ what, time }, scope) => [
    `${useHelper(scope.draft, 'BlockInputFor')}(${timeExpression(time, scope)}, ${literal(what)})`,
  ],
  'block-keyboard': blocked('keyboard'),
  'block-mouse': blocked('mouse'),
  'block-both': blocked('both'),
  'input-language': ({ language }, { draft }) => {
    const code = languageCode(language);
    if (code === undefined) return [`${useHelper(draft, 'NextInputLanguage')}()`];
    return [`${useHelper(draft, 'SetInputLanguage')}(0x${code.toString(16).padStart(4, '0')}) ; ${language.trim()}`];
  },
  'record-macro': (_, { draft }) => [`${useHelper(draft, 'RecordMacro')}()`],
  'play-macro': ({ times }, scope) => {
    const run = runArgument(scope);
    const count = times ? countExpression(times, scope) : run ? '1' : '';
    return [`${useHelper(scope.draft, 'PlayMacro')}(${count}${run})`];
  },
};

const LOCK_STATES = {
  on: () => 'true',
  off: () => 'false',
  toggle: (key: string) => `!GetKeyState("${key}", "T")`,
  'always-on': () => '"AlwaysOn"',
  'always-off': () => '"AlwaysOff"',
} as const;

// Windows needs a moment to bring the other window to the front; what is typed too soon lands in the old one.
function untilSwitched(key: string, { rest }: Scope): string[] {
  const isTooSoon = key === 'alt+tab' && rest[0] !== undefined && rest[0].kind !== 'wait';
  return isTooSoon ? ['Sleep(300)'] : [];
}

/** `{Enter 3}`; a count that is only known later is put in between. */
function repeatedKey(key: string, count: string): string {
  if (/^\d+$/.test(count)) return literal(sendText(key, count));
  const [before = '', after = ''] = sendText(key, '\u0000').split('\u0000');
  return `${literal(before)} . ${count} . ${literal(after)}`;
}

function blocked(what: 'keyboard' | 'mouse' | 'both') {
  return ({ state }: { readonly state: 'on' | 'off' | 'toggle' }, { draft }: Scope): string[] => [
    `${useHelper(draft, 'BlockInputs')}(${literal(what)}, ${stateNumber(state)})`,
  ];
}
