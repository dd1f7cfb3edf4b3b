/** Two lines on a usual screen. */
const LONGEST = 130;

/** The start of a sentence that is too long to be read at a glance. */
export function shortened(sentence: string, longest = LONGEST): string {
  if (sentence.length <= longest) return sentence;
  const start = sentence.slice(0, longest - 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), longest / 2))}…`;
}
