const USUAL: Readonly<Record<string, RegExp>> = {
  '^s': /\bsav(?:e|es|ing)\b[^.,;]{0,25}$/i,
  '^c': /\bcop(?:y|ies|ying)\b[^.,;]{0,25}$/i,
  '^v': /\bpast(?:e|es|ing)\b[^.,;]{0,25}$/i,
  '^x': /\bcut(?:s|ting)?\b[^.,;]{0,25}$/i,
  '^a': /\b(?:select|mark)(?:s|ing)?\b[^.,;]{0,25}$/i,
  '^p': /\bprint(?:s|ing)?\b[^.,;]{0,25}$/i,
  '^z': /\bundo(?:es)?\b[^.,;]{0,25}$/i,
  '^f': /\b(?:find|search)(?:s|es)?\b[^.,;]{0,25}$/i,
  '^w': /\bclos(?:e|es|ing)\b[^.,;]{0,25}$/i,
  '!F4': /\bclos(?:e|es|ing)\b[^.,;]{0,25}$/i,
  '^t': /\bnew tab\b[^.,;]{0,25}$/i,
  F5: /\b(?:refresh|reload|starts? the slide ?show|slide ?show (?:starts|begins))\p{L}*[^.,;]{0,25}$/iu,
};
const BY = /\b(?:with|by(?: pressing)?|using|via|so)\s+$/i;

/** "save with ctrl+s": how the step is done in every program, and nothing that starts the script. */
export function isUsualKey(value: string, before: string): boolean {
  return BY.test(before) && (USUAL[value]?.test(before.replace(BY, '')) ?? false);
}
