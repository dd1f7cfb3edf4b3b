import type { Mark } from './reading.ts';

const NEAR = 40;
/** Somebody who changes their mind while writing means only a part of what they wrote, and we cannot tell which. */
const SECOND_THOUGHTS =
  /\b(?:hm+|no,? wait|wait,|wait no|actually|scratch that|i mean|or rather|hmm|well,|second thought|make (?:it|that)|change it to|nevermind|never mind|forget|simpler|better)\b|\.\.\.|…|\bno[,:] |\brather\b/i;
const TOLD_BEFORE =
  /\b(?:not?|nor|never|n['’]t|without|instead of|except(?: for)?|besides|apart from|like|such as|e\.g\.?|for example|other than|rather than|than|as|was|were|had|used to|example|the (?:word|term|so-called|usual|normal|old)|called it|miss(?:ed)?|about|know|accidentally|hit|pressed|presses|of|same|ends at|next to|still|there['’]s|where|needs?|wants|from|going for|nothing|or so)[\s"“'(]*(?:\S+\s){0,2}$/i;
const TOLD_BEHIND =
  /^[\s"”')]*(?:\S+\s){0,2}(?:not?|never|instead|is used|are used|already|takes|took|stays?|habit|works?|worked|does(?:n['’]t)?|did|was|were|is taken|normally|usually|style|form|format|or so|so far|remains?|must stay|leave|skip|anyway|is fine|exists|will follow|and so on|i can|isn['’]t|is (?:help|far|too|refresh|stop|the)|are (?:the|built)|in \S+ (?:is|picks|copies)|nah|before|long|old)\b/i;
const WRITES =
  /(?:\b(?:types?|typing|writes?|write out|inserts?|puts?|pastes?|sends|shows?|showing|displays?|becomes?|into|with|by|text|message|reading|reads?|notes?|reminder|remind me|adds?|expands? to|then|tooltip|tip|label|popup|box|enters?|tippt|schreibt|escrib\w*|écri\w*)|[=:→>+])[\s"“„'«(]*$/i;

/** How long something takes is told; how long to wait is asked for. */
const LASTS_BEFORE =
  /\b(?:takes?|runs?(?: for)?|lasts?|talks?|gets?|goes back|is|are|between|within|full|about|almost|over|black after)\s(?:\S+\s)?$/i;
/** “4 minutes 30” is more than what was read. */
const GOES_ON = /^ (?:and )?(?:\d|a half)/;

/** Whether the request wants this to be used, rather than to tell of it: how it is now, what not to do, an example. */
export function isMeant(request: string, { kind, start, end }: Mark): boolean {
  if (SECOND_THOUGHTS.test(request)) return false;
  const before = sentenceBefore(request.slice(Math.max(0, start - NEAR), start));
  const behind = request.slice(end, end + NEAR);
  // “F1: "kids asleep" → volume 8” gives it a name.
  if (kind === 'text' && (!WRITES.test(before) || /^["”']? ?(?:→|->|:|mode\b)/.test(behind))) return false;
  if (kind === 'time' && (LASTS_BEFORE.test(before) || GOES_ON.test(behind))) return false;
  return !TOLD_BEFORE.test(before) && !TOLD_BEHIND.test(behind);
}

function sentenceBefore(text: string): string {
  return text.slice(Math.max(text.lastIndexOf('. '), text.lastIndexOf('\n'), text.lastIndexOf('; ')) + 1);
}
