import { eachStatement } from './each-statement.ts';
import type { RuleContext } from './rule.ts';

export type WarnSettings = { varunset: boolean; unreachable: boolean; localsameasglobal: boolean };

/** Which warnings the script's own #Warn lines leave on; the last line counts. */
export function warnSettings(context: RuleContext): WarnSettings {
  const settings: WarnSettings = { varunset: true, unreachable: true, localsameasglobal: false };
  eachStatement(context, ['directive'], (node) => {
    if (node.kind !== 'directive' || node.name !== '#Warn') return;
    const [type = '', mode = ''] = node.text.toLowerCase().split(',');
    const on = mode.trim() !== 'off';
    const all = type.trim() === '' || type.trim() === 'all';
    for (const key of ['varunset', 'unreachable', 'localsameasglobal'] as const)
      if (all || type.trim() === key) settings[key] = on;
  });
  return settings;
}
