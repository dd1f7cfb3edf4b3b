import type { Clause } from './phrases.ts';
import { outsideQuotes } from './say-text.ts';

/** Clauses one after the other as sentences: verbs are chained, and a block ends its sentence. */
export function joinClauses(clauses: readonly Clause[], joint: 'then' | 'and'): string[] {
  const sentences: string[] = [];
  let verbs: string[] = [];
  let lead = '';
  const flush = () => {
    if (verbs.length > 0)
      sentences.push(`${leadOf(lead, verbs.length)} ${chain(verbs, lead === 'then' ? 'and' : joint)}`);
    if (verbs.length > 0) lead = '';
    verbs = [];
  };
  for (const clause of clauses) {
    if (clause.kind === 'verb') {
      if (clause.later && verbs.length === 1) verbs = [`${verbs[0]} right away`];
      verbs.push(clause.text);
      if (!clause.more && !clause.next && !hasAlternative(clause.text)) continue;
      flush();
    } else {
      flush();
      if (lead === '' && sentences.length > 0 && !clause.later) lead = 'then';
      lead = clause.later ? '' : sentenceLead(lead, clause.text, sentences.at(-1));
      sentences.push(lead ? `${lead}, ${clause.text}` : clause.text);
    }
    sentences.push(...(clause.more ?? []));
    lead = clause.next ?? 'then';
  }
  flush();
  return sentences;
}

function leadOf(lead: string, verbs: number): string {
  if (lead === '' || lead === 'then') return `${lead} it`.trim();
  return lead === 'either way' && verbs === 1 ? `${lead}, it then` : `${lead}, it`;
}

// One condition after the other: "If it is A, … If it is B, …".
function sentenceLead(lead: string, text: string, before: string | undefined): string {
  if (!before || lead !== 'either way' || !text.startsWith('if ')) return lead;
  return before.includes('; otherwise, ') ? 'then' : '';
}

// "turns it on, or off if it is on, then …" would leave open whether the rest belongs to "off".
function hasAlternative(text: string): boolean {
  return /, or |: /.test(outsideQuotes(text));
}

function chain(verbs: readonly string[], joint: 'then' | 'and'): string {
  const last = verbs.at(-1) ?? '';
  if (verbs.length < 2) return last;
  const simple = verbs.every((verb) => !/,| and /.test(outsideQuotes(verb)));
  if (joint === 'then' || !simple) return `${verbs.slice(0, -1).join(', ')}, then ${last}`;
  return verbs.length === 2 ? `${verbs[0]} and ${last}` : `${verbs.slice(0, -1).join(', ')}, and ${last}`;
}
