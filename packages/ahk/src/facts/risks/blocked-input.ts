import type { Use } from '../collect-uses.ts';
import { shapeOf } from '../shape.ts';
import { finding, type RiskContext, type RiskFinding } from './risk-context.ts';

const ON = /^(?:on|1|true|mousemove)$/;
const OFF = /^(?:off|0|false|mousemoveoff|default)$/;

export function blockedInput({ uses }: RiskContext): RiskFinding[] {
  const blocking = uses.filter((use) => blockWord(use) !== null);
  const blocked = blocking.filter((use) => ON.test(blockWord(use) ?? ''));
  const released = blocking.some((use) => !ON.test(blockWord(use) ?? '') || OFF.test(blockWord(use) ?? ''));
  const ends = uses.some((use) => use.kind === 'call' && /^(?:exitapp|reload)$/.test(use.name));
  return released || ends ? [] : finding('input-locked', blocked);
}

function blockWord(use: Use): string | null {
  if (use.kind !== 'call') return null;
  if (use.name === 'blockinput') return shapeOf(use.arguments[0]);
  if (use.name !== 'dllcall' || !/blockinput/.test(shapeOf(use.arguments[0]))) return null;
  return shapeOf(use.arguments.at(-1));
}
