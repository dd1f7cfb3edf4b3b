import type { Explanation } from './explanation.ts';

/** The explanation as text, one sentence a line. */
export function explanationText({ lines, stop }: Explanation): string {
  const sentences = lines.map(
    ({ when, context, sentence }) => `${when}${context === null ? '' : ` (${context})`}: ${ended(sentence)}`,
  );
  return [...sentences, ...(stop === null ? [] : [stop])].join('\n');
}

function ended(text: string): string {
  if (text === '') return 'does nothing visible.';
  return /[.!?…]”?$/.test(text) ? text : `${text}.`;
}
