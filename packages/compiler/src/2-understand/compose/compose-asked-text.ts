import type { Trigger } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import { without } from '../mask.ts';
import { findTriggers } from '../triggers/find-triggers.ts';
import { type Knowledge, stepOf } from '../understanding.ts';
import type { Composed } from './composed.ts';

const ASKS =
  /\b(?:asks?|prompts?)(?: me| you| us)?(?: first)? for (?:the |an? |my |their )?(?<what>[\p{L}' ]{2,40}?),? (?:and |then |and then )(?:then )?(?:types?|writes?|inserts?|puts?|pastes?)\s*(?:in |out |this )?:?\s+(?<text>[^\n]{4,300})$/iu;
const BLANK =
  /[<{[(](?:the |customer'?s |first |last |his |her |their |that )*(?<word>\p{L}+)[>}\])]|\b(?<capitals>NAME|NUMBER|DATE|ORDER|CITY|TITLE|X{3,})\b|_{3,}|\.{3}(?=[ ,])/u;
const TYPED =
  /\b(?:i|you) (?:type|write) (?<code>[^\s,"']{2,15}),? (?:and |then )*(?:it|a box|the script|a window|something) (?:should )?asks?\b/iu;

/** "asks for the name and writes: Dear (name), …": one blank in a text, filled in by what is answered. */
export function composeAskedText(knowledge: Knowledge, reading: Reading): Composed | undefined {
  const match = ASKS.exec(reading.text);
  const said = match?.groups?.text?.trim().replace(/^["'](?=.*["']$)|(?<=^["'].*)["']$/g, '');
  const what = match?.groups?.what?.trim();
  if (!match || !said || !what || !BLANK.test(said)) return undefined;
  const start = match.index + match[0].length - (match.groups?.text?.length ?? 0);
  const asked = without(reading, [{ start, end: reading.text.length }]);
  const [only, ...more] = findTriggers(asked).filter(
    ({ trigger: { kind } }) => kind === 'hotkey' || kind === 'hotstring',
  );
  const trigger = only?.trigger ?? typedCode(asked.text);
  if (!trigger || more.length > 0) return undefined;
  const step = stepOf(knowledge, 'type-template', { template: said.replace(BLANK, `{${what}}`) });
  const used = reading.entities.filter((entity) => entity.start >= start);
  return {
    rules: [{ kind: 'steps', trigger, steps: [step] }],
    assumed: [],
    used: [...(only?.used ?? []), ...used],
    score: 0.94,
    isRead: true,
  };
}

function typedCode(text: string): Trigger | undefined {
  const abbreviation = TYPED.exec(text)?.groups?.code;
  return abbreviation ? { kind: 'hotstring', abbreviation, atOnce: false } : undefined;
}
