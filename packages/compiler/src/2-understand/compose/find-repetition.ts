import type { Rule, Step } from '#ir/automation.ts';
import type { Entity, Reading, Span } from '#ir/entity.ts';
import { entityAt, markOf, masked } from '../mask.ts';
import type { Composed } from './composed.ts';

export type FoundRepetition = Span & { readonly times: number; readonly used: readonly Entity[] };

const COUNT = String.raw`(?<number>${markOf('number')})\s*(?:times|x\b|rounds)|(?<twice>twice)`;
const ALL_OF_IT =
  '(?:it|this|that|these|the (?:whole|entire) (?:thing|sequence|lot)|(?:all )?(?:of )?(?:this|that|it)|everything|the steps|these steps|the same|the sequence)';
const PATTERNS = [
  String.raw`[,;.]?\s*(?:\b(?:and|then|please|should|it|i need|i have|to|can it|could it)\s+)*(?:do(?:es|ing)?|repeat(?:s|ing|ed)?|loops?|runs?)\s+(?:all\s+(?:of\s+)?)?(?:${ALL_OF_IT}\s+)?(?:for\s+)?(?:${COUNT})(?:\s+(?:in a row|in total|over|altogether|for [^.,;]{1,30}))*`,
  String.raw`[,;.]\s*(?:(?:and|then|all(?: of)? (?:this|that)|the whole thing|this)\s+)*(?:${COUNT})(?:\s+(?:in a row|in total|altogether))*(?=\s*(?:[.;!]|$))`,
  String.raw`[,;.]?\s*\b(?:the whole thing|all of (?:this|that|it)|all this|all that)\s+(?:${COUNT})`,
].map((pattern) => new RegExp(pattern, 'diu'));
const MOST = 10_000;

/** "… do that 10 times": how often all of it is done. */
export function findRepetition(reading: Reading): FoundRepetition | undefined {
  const text = masked(reading);
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    const number = entityAt(reading, match?.indices?.groups?.number?.[0] ?? -1);
    const times = match?.groups?.twice ? 2 : number?.kind === 'number' ? number.value : 0;
    // What is said first is no "all of it".
    if (!match || match.index < 12 || !Number.isInteger(times) || times < 2 || times > MOST) continue;
    return { start: match.index, end: match.index + match[0].length, times, used: number ? [number] : [] };
  }
  return undefined;
}

/** All of it, that many times, with a key that ends it. */
export function repeated(
  composed: Composed,
  { times, used }: FoundRepetition,
  stop: { readonly key: string; readonly used: readonly Entity[] } | undefined,
): Composed | undefined {
  const [rule, ...others] = composed.rules;
  if (rule?.kind !== 'steps' || others.length > 0 || rule.trigger.kind !== 'hotkey') return undefined;
  const end: Step = { title: '', code: 'Reload() ; stops it: the script starts afresh and waits', needs: '' };
  const stopping: Rule[] = stop ? [{ kind: 'steps', trigger: { kind: 'hotkey', keys: stop.key }, steps: [end] }] : [];
  return {
    ...composed,
    rules: [{ ...rule, steps: [loopOf(rule.steps, times)] }, ...stopping],
    used: [...composed.used, ...used, ...(stop?.used ?? [])],
  };
}

function loopOf(steps: readonly Step[], times: number): Step {
  const lines = steps.flatMap(({ code }) => code.split('\n').map((line) => `    ${line}`));
  return {
    title: `Do all of it ${times} times`,
    code: [`Loop ${times} {`, ...lines, '}'].join('\n'),
    needs: [...new Set(steps.map(({ needs }) => needs).filter(Boolean))].join('\n\n'),
  };
}
