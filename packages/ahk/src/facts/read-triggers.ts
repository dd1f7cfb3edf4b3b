import type { HotkeyNode, HotstringNode, Script, Statement } from '../syntax/statement.ts';
import { type ActionContext, MAX_ACTIONS, type ReadState } from './action-context.ts';
import { collectNames, type Names } from './collect-names.ts';
import type { Condition } from './condition.ts';
import { type HotstringOptions, hotstringOptions } from './hotstring-options.ts';
import { type KeyCombination, keyCombination } from './key-combination.ts';
import { noteSwitches } from './note-switches.ts';
import { readActions, statementActions } from './read-actions.ts';
import { readCondition } from './read-condition.ts';
import { startReading } from './read-value.ts';
import type { Trigger } from './trigger.ts';

type Reader = {
  names: Names;
  state: ReadState;
  hotIf: Condition | null;
  defaults: HotstringOptions;
  /** Hotkeys written above one another share the block below the last. */
  pendingKeys: KeyCombination[];
  pendingWords: string[];
};

/** Everything that makes the script act, in the order of the source; what happens at the start comes first. */
export function readTriggers(tree: Script, names: Names = collectNames(tree)): Trigger[] {
  const state: ReadState = { left: MAX_ACTIONS, triggers: [], seen: new Set(), dynamicContext: null };
  const reader: Reader = {
    names,
    state,
    hotIf: null,
    defaults: hotstringOptions(''),
    pendingKeys: [],
    pendingWords: [],
  };
  const start = readActions(contextOf(reader, null), tree.body);
  const atStart: Trigger = { kind: 'start', context: null, actions: start, start: 0, end: tree.end };
  const written = tree.body.flatMap((statement) => topLevelTrigger(reader, statement));
  const others = [...written, ...state.triggers].sort((one, other) => one.start - other.start);
  const all = start.length > 0 ? [atStart, ...others] : others;
  noteSwitches(all);
  return all;
}

function contextOf(reader: Reader, owner: HotkeyNode | HotstringNode | null): ActionContext {
  const { names, state } = reader;
  const scope = (owner && names.scopes.get(owner)) ?? names.root;
  return { names, scope, bindings: new Map(), following: [], inStart: owner === null, state };
}

function topLevelTrigger(reader: Reader, node: Statement): Trigger[] {
  const { hotIf: context } = reader;
  switch (node.kind) {
    case 'directive':
      if (node.name === '#HotIf')
        reader.hotIf = node.condition && readCondition(startReading(reader.names.root), node.condition);
      if (node.name === '#Hotstring' && !/^(?:endchars|nomouse)/i.test(node.text))
        reader.defaults = hotstringOptions(node.text, reader.defaults);
      return [];
    case 'remap':
      return [
        {
          kind: 'remap',
          from: keyCombination(node.keys),
          to: keyCombination(node.target),
          context,
          actions: [],
          start: node.start,
          end: node.end,
        },
      ];
    case 'hotkey':
      return hotkeyTrigger(reader, node);
    case 'hotstring':
      return hotstringTrigger(reader, node);
    default:
      return [];
  }
}

function hotkeyTrigger(reader: Reader, node: HotkeyNode): Trigger[] {
  reader.pendingKeys.push(keyCombination(node.keys));
  if (!node.body) return [];
  const keys = reader.pendingKeys;
  reader.pendingKeys = [];
  const actions = bodyActions(reader, node);
  return [{ kind: 'hotkey', keys, context: reader.hotIf, actions, start: node.start, end: node.end }];
}

function hotstringTrigger(reader: Reader, node: HotstringNode): Trigger[] {
  reader.pendingWords.push(node.trigger);
  if (!node.body && node.replacement === null) return [];
  const abbreviations = reader.pendingWords;
  reader.pendingWords = [];
  return [
    {
      kind: 'hotstring',
      options: hotstringOptions(node.options, reader.defaults),
      abbreviations,
      replacement: node.replacement,
      context: reader.hotIf,
      actions: node.body ? bodyActions(reader, node) : [],
      start: node.start,
      end: node.end,
    },
  ];
}

// `F1::` may be followed by a function of its own instead of a block.
function bodyActions(reader: Reader, node: HotkeyNode | HotstringNode) {
  const context = contextOf(reader, node);
  const { body } = node;
  if (body?.kind !== 'function') return statementActions(context, body);
  const scope = reader.names.scopes.get(body) ?? context.scope;
  const inner = { ...context, scope };
  return body.body.kind === 'block' ? statementActions(inner, body.body) : [];
}
