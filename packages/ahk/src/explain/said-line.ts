import type { ExplainedTrigger } from './explanation.ts';

type Line = Pick<ExplainedTrigger, 'when' | 'context' | 'sentence'>;

/** “opens Notepad”, “does nothing”: what a script does, and not a condition or a list of its own. */
const DOES = /^(?!this\b|its\b)[a-z]+s\b/;

/** A line of an explanation as one sentence: “When you press F9, it opens Notepad.” */
export function saidLine({ when, context, sentence }: Line): string {
  const does = ended(sentence);
  if (when === '') return does;
  const start = context === null ? when : `${when} (${context})`;
  return DOES.test(does) ? `${start}, it ${does}` : `${start}: ${does}`;
}

function ended(text: string): string {
  if (text === '') return 'does nothing you would see.';
  return /[.!?…]”?$/.test(text) ? text : `${text}.`;
}
