import { type ClauseReader, stepOf } from '../understanding.ts';
import { SIGNS } from './written-piece.ts';

const VERB =
  '(?:types?|writes?|inserts?|puts?(?: in)?|prints?|outputs?|gives?(?: me)?|produces?|enters?|sends?|for|be|makes?|adds?)';
// The verb is said once for several keys: "alt+minus gives an em dash and alt+period the real ellipsis …".
const NAMED_SIGN = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:it|should|to|and|then|just|will|instead|i want|have it|make it)\s+)*(?:${VERB}\s+(?:out\s+)?)?(?:an?|the|one)\s+(?:(?:real|proper|normal|actual|typographic)\s+)?(?<name>[\p{L}' -]{2,30}?)(?<kind>\s+(?:sign|symbol|character|mark|key))?(?:\s+(?:instead|please|for me|here|there|at the cursor))*[^\p{L}\p{N}]*$`,
  'iu',
);

/** "types an underscore", "puts in a degree sign": a sign by its name, and nothing else. */
export const readTypedSign: ClauseReader = (clause, _text, knowledge) => {
  const match = NAMED_SIGN.exec(clause.text);
  const name = match?.groups?.name?.toLowerCase() ?? '';
  const kind = match?.groups?.kind?.toLowerCase() ?? '';
  const sign = signCalled(knowledge, name + kind) ?? signCalled(knowledge, name);
  if (!match || !sign) return undefined;
  const step = stepOf(knowledge, 'type-text', { text: sign });
  return { steps: [step], assumed: [], used: clause.entities, score: 0.93, by: 'type-text' };
};

function signCalled({ skills }: Parameters<ClauseReader>[2], name: string): string | undefined {
  const options = skills.get('type-symbol')?.slots.symbol?.options ?? {};
  return SIGNS[name] ?? Object.entries(options).find(([, names]) => names.includes(name))?.[0];
}
