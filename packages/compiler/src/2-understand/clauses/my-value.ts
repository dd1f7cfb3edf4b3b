import { type ClauseReader, stepOf } from '../understanding.ts';

const MINE =
  /^(?:my|the|our)\s+(?:\p{L}+\s+){0,3}?(?<what>name|user ?name|initials|login|password|passcode|pin|number|phone|iban|address|e-?mail|code|id|title|key)(?:\s+(?:number|address|code|key|name))?(?:\s+is)?(?:\s*[,:]?\s+(?<value>\S.*))?$/iu;
// "my email signature", "my name in the first field": more of what it is, and not what it says.
const NO_VALUE =
  /^(?:and|then|in|into|for|of|to|from|on|with|field|which|that|i|when|if|at|as|details?|signature|again|here|there|data|info|line|block|below|under|followed|quickly|automatically|plus|or|so|but)\b/i;
const TYPES =
  /^[^\p{L}\p{N}]*(?:(?:it|should|to|and|then|just)\s+)*(?:type|write|enter|insert|put|paste)s?\s+(?:in\s+)?(?<mine>(?:my|our)\s[^\n.]*?)[\s.]*$/iu;

const TYPED =
  /\b(?<mine>(?:my|our|the)\s[^\n.]{3,80}?)\s+(?:to be )?(?:typed|written|inserted|entered|pasted)(?: (?:in|out|for me))*[\s.!?]*$/iu;

/** Of "my user name lpetrov" what is to be typed; empty where it follows, nothing where something else is meant. */
export function valueOfMine(said: string): string | undefined {
  const { what = '', value } = MINE.exec(said)?.groups ?? {};
  if (!what) return undefined;
  if (value === undefined) return '';
  const isCode = /[\d@\p{Lu}_-]/u.test(value) || (/name|login|pass/i.test(what) && /^\S+$/.test(value));
  return isCode && !NO_VALUE.test(value) ? value : undefined;
}

/** "types my customer number KD-4471": the number, and not the words for it. */
export const readMyValue: ClauseReader = (clause, _text, knowledge) => {
  const mine = (TYPES.exec(clause.text) ?? TYPED.exec(clause.text))?.groups?.mine;
  const value = mine ? valueOfMine(mine) : undefined;
  if (!value) return undefined;
  const step = stepOf(knowledge, 'type-text', { text: value });
  return { steps: [step], assumed: [], used: clause.entities, score: 0.92, by: 'type-text' };
};
