import type { Reading } from '#ir/entity.ts';
import { type KeyEntity, keysByLikelihood } from '../triggers/key-likelihood.ts';

export type LockWord = {
  readonly values: { readonly lock: string; readonly word: string; readonly what: 'both' | 'keyboard' };
  readonly used: readonly KeyEntity[];
};

const BLOCKED =
  /\b(?:lock|locks|locked|block|blocks|dead|disable|disables|freeze|freezes|kill|kills|switch(?:es)? off|turn(?:s)? off|ignore)\b/i;
const UNTIL =
  /\b(?:until|till|unless|way out|unlock\w*|free\w*|back|again|comes? back|released?)\b[^.;]{0,40}?\b(?:typ(?:e|es|ed|ing)|writ(?:e|es|ing)|enter(?:s|ing)?)\s+(?:in\s+)?(?:(?:the|a|my|secret)\s+)*(?:(?:word|code|password|secret|letters)\s+)*(?:is\s+)?["'“”]?(?<word>[\p{L}\d]{3,20})["'“”]?|\b(?:typ(?:e|ing)|writ(?:e|ing)|enter(?:ing)?)\s+(?:(?:the|a|my)\s+)?(?:(?:word|code|password)\s+)?["'“”]?(?<word2>[\p{L}\d]{3,20})["'“”]?\s+(?:(?:to|will|should)\s+)?(?:unlocks?|frees?|brings?|ends?|releases?)/iu;
const MOUSE_LIVES =
  /\bmouse\b[^.;]{0,30}\b(?:may|can|should|stays?|still|keeps?|live|works?|free|alone|usable)\b|\b(?:only|just) the (?:whole |entire )?keyboard\b|\bnot the mouse\b/i;
const NO_WORD = /^(?:the|word|code|password|something|anything|correct|right|certain|again|back|text|keyboard)$/i;

/** "the keyboard is dead until I type banana": the word that frees it, and whether the mouse is locked too. */
export function findLockWord(reading: Reading): LockWord | undefined {
  const { text } = reading;
  const groups = UNTIL.exec(text)?.groups;
  const word = groups?.word ?? groups?.word2;
  if (!word || NO_WORD.test(word) || !BLOCKED.test(text) || !/\b(?:keyboard|keys|input)\b/i.test(text))
    return undefined;
  const [key] = keysByLikelihood(reading);
  const what = MOUSE_LIVES.test(text) || !/\b(?:mouse|input|everything)\b/i.test(text) ? 'keyboard' : 'both';
  const used = key ? [key.entity] : [];
  return { values: { lock: key?.entity.value ?? '^!k', word, what }, used };
}
