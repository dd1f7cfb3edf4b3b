/** Key names that are everyday words too: where these words stand around them, no key is meant. */
export const WORDS_NOT_KEYS: Readonly<Record<string, { readonly before?: RegExp; readonly after?: RegExp }>> = {
  Tab: {
    before:
      /\b(?:own|separate|different|same|single|new|next|previous|prev|close[sd]?|closing|this|browser|chrome|edge|firefox|current|open(?:s|ed)?|switch(?:es)?|reopen\w*|duplicate\w*|in an?|in the|my|every|last|active|first|other|private|incognito|background|pin(?:ned)?|mute\w*|that|the) (?:the |a |this |that |my |current )?(?:browser )?$/i,
    after: /^\s+(?:to the|open|in chrome|in the browser|is open|group|i was)\b/i,
  },
  Sleep: {
    before: /\b(?:to|into|a|computer|pc|laptop|or|and|from|the|my|go|goes|it|should|mode|will|not|never) $/i,
    after: /^\s+(?:mode|after|when|if|at|for|in|until|the|my|timer|now)\b/i,
  },
  Delete: {
    after:
      /^\s+(?:the|a|an|all|my|files?|every|old|it|this|that|these|those|line|lines|word|everything|whatever|what|any|anything|them|empty|\d|\p{L}+ files|duplicates?|blank|folders?|forever|permanently|from|one|some|stuff|me)\b/iu,
    before: /\b(?:not|or|automatically|auto|to) $/i,
  },
  Insert: {
    after:
      /^\s+(?:the|a|an|my|current|today'?s?|date|text|this|that|it|some|now|what|our|row|rows|column|line|lines|\W?["'])\b/i,
    before: /\b(?:to|should|will|auto|would|then) $/i,
  },
  Enter: {
    before: /\b(?:i|we|they|always|have to|who|must) $/i,
    after: /^\s+(?:the|my|a|an|text|your|some|data|this|his|her|our|numbers?|values?|it (?!after|then|and))\b/i,
  },
  Home: {
    before: /\b(?:at|from|my|work from|go|going|come|coming|back|the|smart|get|got) $/i,
    after: /^\s+(?:page|folder|screen|office|directory|address|from|assistant|network|drive)\b/i,
  },
  End: {
    before: /\b(?:the|in the|at the|an|to|by the|week|then|to an|will|should|mails|that|entries|emails) $/i,
    after: /^\s+(?:of|the|it|task|up|this|process|all|in|with|a|my)\b/i,
  },
  Space: {
    before:
      /(?<!\b(?:be|become|becomes|as|into|give|gives|sends?|types?|makes?) )\b(?:a|an extra|no|disk|free|white|double|extra|the|some|trailing|leading|without|blank|empty|one|is a|each) $/i,
    after: /^\s+(?:left|on the disk|needed|after|between|before|is|in the|in file|characters?|on my|on c)\b/i,
  },
  Shift: {
    before:
      /(?<!\b(?:be|becomes?|as|like|into|key|space(?: ?bar)?|lock|caps|tab) )\b(?:my|night|late|early|day|work|the|of|each|every|a|per) $/i,
    after: /^\s+(?:starts|ends|is over|plan|work)\b/i,
  },
  Ctrl: {
    before:
      /\b(?:to|can|parental|remote|machine|process|quality|access|stock|light|door|volume|version|better|out of|in|more) $/i,
    after: /^\s+(?:the|my|panel|center|over|it|of|a)\b/i,
  },
  Escape: { after: /^\s+(?:from|the|to)\b/i },
  '.': { before: /\b(?:trial|time|long|short|the|a|grace|this) $/i },
};

const IN_LIST = /\b(?:up|down|left|right)[\s,/]+(?:and )?$/i;
const LIST_GOES_ON = /^[\s,/]+(?:and )?(?:up|down|left|right)\b(?! (?:mouse|button|click))/i;
const ARROW_BEFORE =
  /(?:\b(?:arrow|cursor|press(?:es)?|hit|key)|->|=>|=|→|\+ ?\p{L}+ (?:is|gives?|as|for|should be|means|becomes?|does|sends?)) (?:the )?$/iu;
const NO_ARROW_AFTER =
  /^\s*(?:(?:and|or|\/|&) (?:the )?right (?:mouse|button|click)|away|now|click|mouse|side|hand|half|button|third|monitor|screen)/i;

/** "left" and "down" are mostly directions: they are keys only beside such words, or in a row of them. */
export function isDirection(key: string, before: string, after: string): boolean {
  if (!/^(?:Up|Down|Left|Right|Pause)$/.test(key)) return false;
  if (key === 'Pause')
    return !(/^\s*(?:=|:|->|key|on it)/i.test(after) || /\b(?:press|hit|push|tap|with|on) (?:the )?$/i.test(before));
  if (NO_ARROW_AFTER.test(after)) return true;
  const inRow = IN_LIST.test(before) || LIST_GOES_ON.test(after);
  return !(ARROW_BEFORE.test(before) || /^\s*(?:arrow|key|cursor)/i.test(after) || inRow);
}
