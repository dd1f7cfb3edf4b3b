const IRREGULAR: Readonly<Record<string, string>> = { does: 'do', goes: 'go', has: 'have', is: 'be' };

/** "presses P" as it stands behind "starts": "pressing P". */
export function gerund(phrase: string): string {
  return phrase.replace(
    /^((?:\w+-)?)(\w+)/,
    (_, before: string, verb: string) => `${before}${withIng(infinitive(verb))}`,
  );
}

/** "presses" is "press", "copies" is "copy". */
function infinitive(verb: string): string {
  if (IRREGULAR[verb]) return IRREGULAR[verb];
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/, '');
}

function withIng(verb: string): string {
  if (/[^e]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`;
  // A short verb doubles its last letter: "putting", but "opening" and "waiting".
  return /^[^aeiou]+[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}
