import type { GeneratedScript } from '@hotscribe/contract';
import { describedBy } from '../described-by.ts';
import { type Examined, examine } from '../examine-script.ts';
import type { Source } from './script-knobs.ts';

const MOST_POINTS = 3;
const DOES_NOT_LOAD = 'AutoHotkey wouldn’t load the script with that value. Try another one.';

type ChangedAnswer = { reply: GeneratedScript; problem?: undefined } | { problem: string; reply?: undefined };

/** Why a changed script must not be given out; undefined where it may. */
export function problemWith({ danger, loads }: Examined): string | undefined {
  if (danger) return `We can’t write this script. ${danger}`;
  return loads ? undefined : DOES_NOT_LOAD;
}

/** All that is said about an answer once a value in it has changed. */
export async function changedAnswer(before: GeneratedScript, source: Source): Promise<ChangedAnswer> {
  const examined = await examine(source.script);
  const problem = problemWith(examined);
  if (problem) return { problem };
  const [earlier, now] = [await told(before.program), await told(source.program)];
  const explanation = now ? describedBy(now.sentences, examined.explanation, now.lines) : examined.explanation;
  const renewed = sentencesNow(before, explanation);
  const kept = before.points.filter((point) => !earlier?.cautions.includes(point)).map(renewed.inText);
  const reply = {
    ...before,
    ...source,
    explanation,
    points: [...new Set([...kept, ...(now?.cautions ?? [])])].slice(0, MOST_POINTS),
    understood: before.understood.map((part) => ({ ...part, became: renewed.sentence(part.became) })),
    warnings: examined.warnings,
    checks: { ...before.checks, loads: examined.loads, findings: examined.findings },
  };
  return { reply };
}

/** What a program says about itself, and what it warns of. */
async function told(program: string | null) {
  if (program === null) return undefined;
  const { check, describe, emitWithLines, parse } = await import('@hotscribe/automation');
  const parsed = parse(program);
  if (!parsed.program) return undefined;
  return {
    sentences: describe(parsed.program),
    lines: parsed.program.kind === 'rules' ? emitWithLines(parsed.program).lines : [],
    cautions: check(parsed.program).map(({ message }) => message),
  };
}

/** Another value leaves the sentences in their places, so that the new one stands where the old one was. */
function sentencesNow(before: GeneratedScript, { lines }: GeneratedScript['explanation']) {
  const pairs = before.explanation.lines.map(({ sentence }, index) => [sentence, lines[index]?.sentence ?? sentence]);
  return {
    sentence: (text: string) => pairs.find(([old]) => old === text)?.[1] ?? text,
    inText: (text: string) => {
      const pair = pairs.find(([old = '']) => old !== '' && text.endsWith(old));
      return pair ? text.slice(0, text.length - (pair[0]?.length ?? 0)) + pair[1] : text;
    },
  };
}
