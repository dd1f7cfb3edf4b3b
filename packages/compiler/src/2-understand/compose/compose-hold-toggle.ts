import type { Rule, Step, Trigger } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import { sent } from '#skills/keystroke.ts';
import { showOnOff } from '#skills/show-on-off.ts';
import { ANY_KEY, masked } from '../mask.ts';
import { type KeyEntity, keysByLikelihood, keysIn } from '../triggers/key-likelihood.ts';
import type { Composed } from './composed.ts';

const HOLDS = new RegExp(
  String.raw`\b(?:hold(?:s|ing)?(?:\s+down)?|keep(?:s|ing)?(?:\s+(?:down|holding|pressing))?|press(?:es)?(?:\s+(?:and hold(?:s)?|down))?)\s+(?:(?:both|the|down|for me|keys?)\s+)*(?<keys>${ANY_KEY}(?:\s*(?:and|\+|plus|&)\s*(?:the\s+)?${ANY_KEY})?)(?<down>(?:\s+(?:key|keys|down|pressed|held|in|for me|together))*)`,
  'dgiu',
);
const RELEASE = new RegExp(
  String.raw`\b(?:lets?(?:\s+(?:it|them|both|the key|the keys|em))?\s+go|releas(?:es?|ing)(?:\s+(?:it|them|both|the key|the keys|em))?|stops?(?:\s+(?:it|holding|that))?|until|till|til)\b(?:\s+of (?:it|them))?(?:[^.;\ue005\ue006]{0,30}?(?<key>${ANY_KEY}))?`,
  'diu',
);
const LETS_GO = new RegExp(
  String.raw`(?<key>${ANY_KEY})(?:\s+key)?\s*(?:=|:|->|to|should|will|must)?\s*(?:lets?(?:\s+\p{L}+)?\s+go|releases?|stops?)\b`,
  'diu',
);
const RUNS_ON = new RegExp(
  String.raw`(?:\bdouble[- ]?(?:tap|press|hit)(?:ping|ing|s)?\s+(?:the\s+)?(?<key>${ANY_KEY})|\b(?:tap|press|hit)(?:ping|ing|ting|s)?\s+(?<key2>${ANY_KEY})\s+(?:twice|two times|2x)|(?<key3>${ANY_KEY})\s+(?:tapped|pressed|hit)\s+(?:twice|two times|2x))[^.;]{0,60}?\b(?:auto-? ?(?:run|walk|move)|(?:keeps?|holds?|stays?)\s+(?:it\s+|that\s+|key\s+)*(?:pressed|down|held)|is\s+(?:being\s+)?held|keeps?\s+(?:on\s+)?(?:walking|running|going|moving|driving|[\ue005\ue006]+(?:\s+(?:down|pressed|held))))`,
  'diu',
);
const BY_HAND =
  /\b(?:while|as long as|when(?:ever)?) (?:i|you)(?:'m| am)? (?:hold|holding|keep)\b|\bi (?:let go|release)\b/i;
const AGAIN =
  /\b(?:again|second (?:press|time)|next time|toggle[sd]?|on and off|on\/off|the same (?:key|button)|that (?:key|button)|once more|another press|pressed twice)\b/i;
const LASTS =
  /\b(?:until|till|til|lets? (?:it |them |both |em )?go|release|toggle|stay(?:s)? (?:down|held|pressed)|keep)\w*\b/i;
const MODIFIERS: Readonly<Record<string, string>> = { '^': 'Ctrl', '!': 'Alt', '+': 'Shift', '#': 'LWin' };

/** "F6 holds w until I press it again", "F7 keeps shift and w down, F8 lets go": keys that stay down by themselves. */
export function composeHoldToggle(reading: Reading): Composed | undefined {
  const text = masked(reading);
  if (reading.entities.some(({ kind }) => /^(?:text|duration|clock|point)$/.test(kind))) return undefined;
  // "holds w while I hold F6": the key is held by hand.
  if (BY_HAND.test(text)) return undefined;
  return composeRunOn(reading) ?? held(reading, text);
}

/** "double tap w to auto run, s stops it" */
export function composeRunOn(reading: Reading): Composed | undefined {
  const text = masked(reading);
  const groups = RUNS_ON.exec(text)?.indices?.groups;
  const [key] = keysIn(reading, groups?.key ?? groups?.key2 ?? groups?.key3);
  if (key?.kind !== 'key') return undefined;
  const [stop, ...others] = keysIn(reading, [0, text.length]).filter(({ value }) => value !== key.value);
  if (others.length > 0) return undefined;
  const trigger: Trigger = { kind: 'double-tap', key: key.value };
  const rules = rulesFor([key.value], trigger, stop?.value ?? key.value);
  return { rules, assumed: [], used: [key, ...(stop ? [stop] : [])], score: 0.95, isRead: true };
}

function held(reading: Reading, text: string): Composed | undefined {
  const holds = [...text.matchAll(HOLDS)].find(
    (match) => /^(?:hold|keep)/i.test(match[0]) || /\bdown\b/i.test(match[0]),
  );
  const named = keysIn(reading, holds?.indices?.groups?.keys);
  if (!holds || named.length === 0 || !LASTS.test(text)) return undefined;
  const ending = endingIn(reading, text, holds.index);
  const isHeld = ({ value }: KeyEntity) => named.some((key) => key.value === value);
  const [first] = keysByLikelihood(reading)
    .map(({ entity }) => entity)
    .filter((key) => !isHeld(key) && key.start !== ending?.start);
  // "hold w until I press F5": what ends it also starts it, where no other key is named for that.
  const start = first ?? (ending && !isHeld(ending) ? ending : undefined);
  const stop = ending && !isHeld(ending) && ending.value !== start?.value ? ending : undefined;
  if (!start || /\b(?:twice|double)\b/i.test(text) || (first && !stop && !AGAIN.test(text))) return undefined;
  const others = keysIn(reading, [0, text.length]).filter(
    (key) => !isHeld(key) && key.value !== start.value && key.value !== stop?.value,
  );
  if (others.length > 0) return undefined;
  const keys = named.flatMap(({ value }) => heldKeys(value));
  // A mouse button is held by clicks, which a skill of its own makes.
  if (keys.some((key) => /Button/.test(key))) return undefined;
  const used = [...named, start, ...(ending ? [ending] : [])];
  // While a modifier is held by the script, its own key would go unheard.
  const any = start.kind === 'key' && keys.some((key) => /(?:Shift|Ctrl|Alt|Win)$/.test(key)) ? '*' : '';
  const rules = rulesFor(keys, { kind: 'hotkey', keys: any + start.value }, stop && any + stop.value);
  const assumed = first ? [] : ['No key that starts it was named, so the one that stops it does.'];
  return { rules, assumed, used, score: 0.95, isRead: true };
}

function endingIn(reading: Reading, text: string, from: number): KeyEntity | undefined {
  const [before] = keysIn(reading, LETS_GO.exec(text)?.indices?.groups?.key);
  if (before) return before;
  const span = RELEASE.exec(text.slice(from))?.indices?.groups?.key;
  return span ? keysIn(reading, [span[0] + from, span[1] + from])[0] : undefined;
}

// Of "shift and w" each is held.
function heldKeys(value: string): string[] {
  const [, signs = '', key = value] = /^([\^!+#]+)(.+)$/.exec(value) ?? [];
  return [...[...signs].map((sign) => MODIFIERS[sign] ?? ''), key];
}

function rulesFor(keys: readonly string[], start: Trigger, stop: string | undefined): Rule[] {
  const all = (state: 'Down' | 'Up') => keys.map((key) => `{${sent(key)} ${state}}`).join('');
  const rule = (trigger: Trigger, step: Step): Rule => ({ kind: 'steps', trigger, steps: [step] });
  if (stop) {
    const down = { title: 'Hold keys down until another key lets them go', code: `Send("${all('Down')}")`, needs: '' };
    const up = { title: '', code: `Send("${all('Up')}")`, needs: '' };
    // One press of the key that is held lets it go by itself.
    if (keys.includes(stop)) return [rule(start, down)];
    // The key that lets go still does what it always did.
    return [rule(start, down), rule({ kind: 'hotkey', keys: `~${stop}` }, up)];
  }
  const code = [
    'static isHeld := false',
    'isHeld := !isHeld',
    `Send(isHeld ? "${all('Down')}" : "${all('Up')}")`,
    showOnOff('isHeld', 'Holding'),
  ].join('\n');
  return [rule(start, { title: 'Hold a key down, and let it go the next time', code, needs: '' })];
}
