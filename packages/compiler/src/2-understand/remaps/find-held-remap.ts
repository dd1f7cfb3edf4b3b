import type { Rule } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import { ANY_KEY, masked, without } from '../mask.ts';
import { type KeyEntity, keysIn } from '../triggers/key-likelihood.ts';
import type { FoundRemap } from './find-remaps.ts';

const KEY = String.raw`(?:the |my )*(?<key>${ANY_KEY})(?:\s+(?:key|button|bar))?`;
const DOWN = '(?:held|kept|hold|pressed)(?: down| pressed)?|down';
const named = (pattern: string, name: string) => pattern.replace('<key>', `<${name}>`);
const HOLDER = new RegExp(
  [
    String.raw`\b(?:(?:while|when(?:ever)?|if|as long as)\s+)?(?:i'?m\s+|i am\s+|i\s+|you\s+|to\s+)?(?:hold(?:s|ing)?(?: down)?|keep(?:ing)?(?: down)?)\s+${named(KEY, 'held')}(?:\s+(?:down|pressed|held))*(?:\s+(?:and|then|with|so|that|press(?:ing)?)\b)*`,
    String.raw`\b(?:with|while|when(?:ever)?|if|as long as)\s+${named(KEY, 'being')}\s+(?:(?:is|being)\s+)?(?:${DOWN})`,
    String.raw`${named(KEY, 'beside')}(?:\s*\([^)]*\))?(?:\s*,)?\s+(?:(?:${DOWN})\s+)?(?:together with|with|plus|\+|and)\s+(?=(?:the |an? )*(?:arrows? )?${ANY_KEY}\s*(?:/|and|,|&)\s*(?:the |arrows? )*${ANY_KEY})`,
    String.raw`${named(KEY, 'first')}\s+(?:${DOWN})\s*[,:]`,
  ].join('|'),
  'diu',
);
const MODIFIERS: Readonly<Record<string, string>> = {
  Ctrl: '^',
  LCtrl: '<^',
  RCtrl: '>^',
  Alt: '!',
  LAlt: '<!',
  RAlt: '>!',
  Shift: '+',
  LShift: '<+',
  RShift: '>+',
  LWin: '#',
  RWin: '>#',
};
const WITH_MORE = new RegExp(
  String.raw`^\s*(?:,|;|and|plus|also)[\s,]*(?:also )?(?:with )?(?:the )?(?<from>${ANY_KEY}\s*(?:/|and)\s*${ANY_KEY})[\s,]+(?:for |to |= ?|-> ?)?(?<to>${ANY_KEY}\s*(?:/|and)\s*${ANY_KEY})`,
  'diu',
);

/** "right ctrl with up/down is page up/page down", "hold space: q gives p": keys that change while another is held. */
export function findHeldRemap(reading: Reading, remapsIn: (rest: Reading) => FoundRemap[]): FoundRemap | undefined {
  const text = masked(reading);
  const match = HOLDER.exec(text);
  const groups = match?.indices?.groups;
  const [holder] = keysIn(reading, groups?.held ?? groups?.being ?? groups?.beside ?? groups?.first);
  if (!match || holder?.kind !== 'key' || /^Wheel|^LButton/.test(holder.value)) return undefined;
  const begin = match.index + match[0].length;
  const rest = without(reading, [{ start: 0, end: begin }]);
  const found = remapsIn(rest).filter(({ rules }) => rules.every((rule) => rule.kind === 'remap' && rule.to));
  const [first] = found;
  // Told further on, what becomes of a key has nothing to do with the one that is held.
  if (!first || found.length === 0 || first.start - begin > NEAR) return undefined;
  const end = Math.max(...found.map((one) => one.end));
  const more = withMore(reading, text, end);
  const pairs = [...found.flatMap(({ rules }) => rules), ...(more?.rules ?? [])];
  const prefix = MODIFIERS[holder.value] ?? `${holder.value} & `;
  const rules = pairs.flatMap((rule): Rule[] =>
    rule.kind === 'remap' && rule.from !== holder.value
      ? [{ ...rule, from: /^\w+$|^[^\w\s]$/.test(rule.from) ? prefix + rule.from : rule.from }]
      : [],
  );
  if (rules.length === 0 || rules.some(({ kind }) => kind !== 'remap')) return undefined;
  const used = [holder, ...found.flatMap((one) => one.used), ...(more?.used ?? [])];
  return { start: match.index, end: more?.end ?? end, rules, used };
}

const NEAR = 70;

// "… and with left/right home/end": the second pair lives on the words of the first.
function withMore(reading: Reading, text: string, from: number): FoundRemap | undefined {
  const match = WITH_MORE.exec(text.slice(from));
  const keys = (span: readonly [number, number] | undefined): KeyEntity[] =>
    span ? keysIn(reading, [span[0] + from, span[1] + from]) : [];
  const [old, made] = [keys(match?.indices?.groups?.from), keys(match?.indices?.groups?.to)];
  if (!match || old.length !== 2 || made.length !== 2) return undefined;
  const rules = old.map(({ value }, index): Rule => ({ kind: 'remap', from: value, to: made[index]?.value ?? '' }));
  return { start: from, end: from + match[0].length, rules, used: [...old, ...made] };
}
