import { quoteString } from '@hotscribe/ahk';
import type { Step } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';
import { entityAt, markOf, masked, without } from '../mask.ts';
import { type Knowledge, stepOf } from '../understanding.ts';

/** What is said of a message besides its words: its title, and how long it stays. */
export type Manner = {
  readonly title: string;
  readonly time: number | undefined;
  readonly used: readonly Entity[];
  readonly rest: Reading;
};

const ABOUT_MESSAGE = /\b(?:message|msg ?box|pop-?up|tool ?tip|box|dialog|alert|notification|notice)\b/i;
const TITLE =
  /\b(?:with (?:the |a )?title(?: of)?|titled|entitled|and (?:the |a )?title(?: of| is)?)\s*:?\s+(?<title>"[^"\n]+"|'[^'\n]+'|\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*)*|[\p{L}\p{N}]+)(?:,?\s+and(?=\s))?/u;
const STAYS = new RegExp(
  String.raw`,?\s+(?:for|(?:that|which|and) (?:it )?(?:goes away|disappears|closes|vanishes|stays|is gone|hides)(?: again| by itself| itself| on its own)?(?: after| for)?)\s+(?:about |only |just )?(?<time>${markOf('duration')})[^\p{L}\p{N}\ue000-\ue00b]*$`,
  'diu',
);

/** "a message box with the title Info and the text …", "… for 2 seconds": taken out, so that the words are left. */
export function mannerOf(clause: Reading): Manner {
  const text = masked(clause);
  const plain: Manner = { title: '', time: undefined, used: [], rest: clause };
  if (!ABOUT_MESSAGE.test(text)) return plain;
  const stays = STAYS.exec(text);
  const time = entityAt(clause, stays?.indices?.groups?.time?.[0] ?? -1);
  const titled = TITLE.exec(clause.text);
  const spans = [...(stays && time?.kind === 'duration' ? [stays] : []), ...(titled ? [titled] : [])].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (spans.length === 0) return plain;
  const rest = without(clause, spans);
  return {
    title: titled?.groups?.title?.replace(/^["']|["']$/g, '') ?? '',
    time: time?.kind === 'duration' ? time.value : undefined,
    used: clause.entities.filter((entity) => !rest.entities.includes(entity)),
    rest,
  };
}

/** The step that shows these words in what `noun` calls it. */
export function shownAs(knowledge: Knowledge, noun: string, message: string, { title, time }: Manner): Step {
  if (/tool ?tip/i.test(noun)) return stepOf(knowledge, 'show-tooltip', { message, time: time ?? 2000 });
  if (/notif/i.test(noun)) return stepOf(knowledge, 'show-notification', { message, title });
  const step = stepOf(knowledge, 'show-message', { message });
  if (!title && !time) return step;
  const options = time ? `, "T${Math.max(1, Math.round(time / 1000))}"` : '';
  return { ...step, code: step.code.replace(/\)$/, `, ${title ? quoteString(title) : ''}${options})`) };
}
