import { problemsIn } from './pick-script.ts';

const CODE =
  /^[ \t]*(?:#(?:Requires|SingleInstance|HotIf|Include|Warn)\b|[^\s:;]\S{0,40}::|:[^:\s]{0,20}:[^:\n]+::|\w+[ \t]*:=|\w+\(.*\)[ \t]*$)/im;
const MOST_PROSE = 3;

/** The code of a reply without a fence: all of it but the paragraphs of prose before and behind. */
export function bareScript(text: string): string | undefined {
  if (!CODE.test(text)) return undefined;
  const paragraphs = text.split(/\n(?:[ \t]*\n)+/);
  const blanks = text.match(/\n(?:[ \t]*\n)+/g) ?? [];
  let best: { code: string; problems: number } | undefined;
  for (let before = 0; before <= Math.min(MOST_PROSE, paragraphs.length - 1); before += 1) {
    for (let behind = 0; behind <= Math.min(MOST_PROSE, paragraphs.length - 1 - before); behind += 1) {
      const code = joined(paragraphs, blanks, before, paragraphs.length - behind);
      const problems = problemsIn(code);
      if (CODE.test(code) && (!best || problems < best.problems)) best = { code, problems };
    }
  }
  return best?.code.trim();
}

function joined(paragraphs: readonly string[], blanks: readonly string[], from: number, to: number): string {
  return paragraphs
    .slice(from, to)
    .map((paragraph, index) => `${index === 0 ? '' : (blanks[from + index - 1] ?? '\n\n')}${paragraph}`)
    .join('');
}
