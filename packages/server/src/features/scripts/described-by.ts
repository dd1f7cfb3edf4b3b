import type { LineRange } from '@hotscribe/automation';
import type { GeneratedScript } from '@hotscribe/contract';

type Explanation = GeneratedScript['explanation'];

/** The writer's own sentences as the explanation; keys to draw and how to stop it come from the script's text. */
export function describedBy(
  sentences: readonly string[],
  { lines, stop }: Explanation,
  code: readonly (readonly LineRange[])[] = [],
): Explanation {
  const combinations = lines.flatMap(({ keys }) => keys);
  return {
    text: [...sentences, ...(stop === null ? [] : [stop])].join('\n'),
    lines: sentences.map((sentence, index) => ({
      when: '',
      keys: combinations.filter((keys) => names(sentence, keys.join('+'))),
      context: null,
      does: [sentence],
      sentence,
      code: [...(code[index] ?? [])],
    })),
    stop,
  };
}

// “F1” is not in “F12”, and “Ctrl+A” not in “Ctrl+Alt+N”.
function names(sentence: string, keys: string): boolean {
  for (let at = sentence.indexOf(keys); at >= 0; at = sentence.indexOf(keys, at + 1)) {
    const around = `${sentence[at - 1] ?? ' '}${sentence[at + keys.length] ?? ' '}`;
    if (!/[\w+]/.test(around)) return true;
  }
  return false;
}
