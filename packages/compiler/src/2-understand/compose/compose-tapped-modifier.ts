import { quoteString } from '@hotscribe/ahk';
import type { Rule } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';
import { keystroke, wasTappedAlone } from '#skills/keystroke.ts';
import { ANY_KEY, masked } from '../mask.ts';
import { keysIn } from '../triggers/key-likelihood.ts';
import type { Composed } from './composed.ts';

const MODIFIER = /^[LR]?(?:Ctrl|Shift|Alt|Win)$/;
const ALONE = String.raw`(?:(?:all |just )?alone|on its own|by itself|without (?:an)?other keys?|with nothing else|once)`;
const WHICH = String.raw`(?:(?:the |my )*(?<KEY>${ANY_KEY})|the (?<SIDE>left|right) (?:one|shift|ctrl|alt))(?:\s+(?:key|button))?`;
const which = (number: number) => WHICH.replace('<KEY>', `<key${number}>`).replace('<SIDE>', `<side${number}>`);
const BECOMES = String.raw`(?:\s*(?:=|->|→|:|,)|\s+(?:should|must|to|is|be|gives?|types?|sends?|does|do|acts?|as|becomes?|works?|press(?:es)?|makes?|me|an?|the|it|just)\b)+\s*`;
const TARGET = String.raw`(?<to>${ANY_KEY}|[()[\]{}<>@#&*_=+;:'"/\\|-](?=[\s.,;]|$))`;
const TAPPED = new RegExp(
  String.raw`(?:\b(?:tap(?:ping|s)?|press(?:ing)?)\s+(?:on\s+)?${which(1)}(?:\s+${ALONE})*|${which(2)}(?:(?:\s+(?:is|when|if|gets|it'?s))*\s+(?:tapped|pressed)(?:\s+(?:and released|${ALONE}))*|\s+${ALONE}))${BECOMES}${TARGET}`,
  'dgiu',
);
const PLAIN_PRESS = /^press/i;

/** "left ctrl tapped alone is escape, held it stays ctrl": a modifier that is something more when nothing comes with it. */
export function composeTappedModifier(reading: Reading): Composed | undefined {
  const text = masked(reading);
  const used: Entity[] = [];
  const rules: Rule[] = [];
  for (const match of text.matchAll(TAPPED)) {
    const groups = match.indices?.groups;
    const [named] = keysIn(reading, groups?.key1 ?? groups?.key2);
    const side = match.groups?.side1 ?? match.groups?.side2;
    const modifier = named?.value ?? otherSide(rules, side);
    const [key] = keysIn(reading, groups?.to);
    // "pressing shift does …" says nothing of being alone.
    const isAlone = !PLAIN_PRESS.test(match[0]) || new RegExp(ALONE, 'i').test(match[0]);
    if (!modifier || !MODIFIER.test(modifier) || !isAlone || MODIFIER.test(key?.value ?? '')) return undefined;
    rules.push(...rulesFor(modifier, key ? `Send("${keystroke(key.value)}")` : typed(match.groups?.to ?? '')));
    used.push(...(named ? [named] : []), ...(key ? [key] : []));
  }
  const modifiers = rules.map((rule) =>
    rule.kind === 'steps' && rule.trigger.kind === 'hotkey' ? rule.trigger.keys : '',
  );
  const isSame = ({ kind, value }: Entity) =>
    kind === 'key' && MODIFIER.test(value) && modifiers.some((keys) => familyOf(keys) === familyOf(value));
  const others = keysIn(reading, [0, text.length]).filter((key) => !used.includes(key) && !isSame(key));
  // A modifier that becomes another one while it is held has two roles, and a skill of its own.
  if (rules.length === 0 || others.some(({ value }) => MODIFIER.test(value) || /^F\d/.test(value))) return undefined;
  return {
    rules,
    assumed: [],
    used: [...used, ...reading.entities.filter(isSame), ...others],
    score: 0.97,
    isRead: true,
  };
}

function familyOf(keys: string): string {
  return /(?:Ctrl|Shift|Alt|Win)/.exec(keys)?.[0] ?? keys;
}

function typed(sign: string): string {
  return `SendText(${quoteString(sign)})`;
}

// "left shift gives ( and the right one )": the same modifier on the other side.
function otherSide(rules: readonly Rule[], side: string | undefined): string | undefined {
  const last = rules.at(-1);
  if (!side || last?.kind !== 'steps' || last.trigger.kind !== 'hotkey') return undefined;
  return `${/left/i.test(side) ? 'L' : 'R'}${familyOf(last.trigger.keys)}`;
}

function rulesFor(modifier: string, deed: string): Rule[] {
  const rule = (keys: string, title: string, code: string): Rule => ({
    kind: 'steps',
    trigger: { kind: 'hotkey', keys },
    steps: [{ title, code, needs: '' }],
  });
  const title = 'Let a modifier key do something when it is tapped alone';
  const tap = rule(
    `~${modifier} Up`,
    title,
    `if (${wasTappedAlone(modifier)}) ; held with another key it is as usual\n    ${deed}`,
  );
  // Alt alone would open the menu bar, and the Windows key the Start menu.
  return /Alt|Win/.test(modifier) ? [rule(`~${modifier}`, '', 'Send("{Blind}{vkE8}")'), tap] : [tap];
}
