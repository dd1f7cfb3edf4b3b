import { type Explanation, quoteString, type Risk } from '@hotscribe/ahk';
import type { Rule, Understanding } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import { RANKER_WEIGHTS } from '#knowledge/ranker-weights.ts';
import { SKILLS } from '#skills/all-skills.ts';
import { read } from './1-read/read.ts';
import { findPairs, type Pair } from './2-understand/find-pairs.ts';
import { createRanker, type Ranked } from './2-understand/ranker.ts';
import { understand } from './2-understand/understand.ts';
import { checkedScript } from './3-check/checked-script.ts';
import { harmIn } from './3-check/screen.ts';
import { emitScript } from './4-emit/emit-script.ts';

export type Compilation =
  | {
      readonly kind: 'script';
      readonly script: string;
      /** What the script does, told from its code. */
      readonly explanation: Explanation;
      readonly risks: readonly Risk[];
      readonly assumptions: readonly string[];
      /** What the request names and the script does not use. */
      readonly unused: readonly string[];
    }
  | { readonly kind: 'refused' | 'out-of-scope'; readonly message: string }
  | { readonly kind: 'unclear'; readonly message: string; readonly suggestions: readonly string[] };

const SURE = 0.3;

const rank = createRanker(RANKER_WEIGHTS);
const skills = new Map(SKILLS.map((skill) => [skill.id, skill]));

/** The AutoHotkey v2 script that does what the description says, or why there is none. */
export function compile(description: string): Compilation {
  const harm = harmIn(description);
  if (harm) return refused(harm);
  const reading = read(description);
  const pairs = findPairs(reading);
  const ranked = rank(reading);
  const [best] = ranked;
  if (best?.id === 'refuse' && best.score > 0.5) return refused('it would harm someone');
  if (pairs.length > 0 && pairs.every((pair) => pair.to)) return script(fromPairs(pairs, reading), reading, ranked);
  if (best?.id === 'out-of-scope' && best.score > SURE) return outOfScope();
  if (best?.id === 'unclear' && best.score > SURE) return unclear(ranked, undefined);
  const attempt = understand({ rank, skills }, reading);
  return attempt.ok ? script(attempt.understanding, reading, ranked) : unclear(ranked, attempt.missing);
}

function script(
  { automation, assumptions, used }: Understanding,
  reading: Reading,
  ranked: readonly Ranked[],
): Compilation {
  const text = emitScript(automation);
  const checked = checkedScript(text);
  // A script that does not load is a mistake of ours; the user is better served by a question than by an error box.
  if (!checked) return unclear(ranked, undefined);
  const unused = reading.entities
    .filter((entity) => !used.includes(entity))
    .map(({ start, end }) => reading.text.slice(start, end));
  return { kind: 'script', script: text, ...checked, assumptions, unused };
}

function fromPairs(pairs: readonly Pair[], reading: Reading): Understanding {
  const rules = pairs.map((pair): Rule => {
    if (pair.kind === 'remap') {
      const sent = /^[\^!+#]/.test(pair.to) ? pair.to.replace(/([\^!+#]+)(\w{2,})$/, '$1{$2}') : `{${pair.to}}`;
      const step = { title: `${pair.from} presses ${pair.to}`, code: `Send(${quoteString(sent)})`, needs: '' };
      return { trigger: { kind: 'hotkey', keys: pair.from }, context: undefined, steps: [step] };
    }
    const title = `${pair.from} becomes ${pair.to}`;
    const step = {
      title,
      code: `SendText(${quoteString(pair.to.replace(/<(?:enter|return|br)>/gi, '\n'))})`,
      needs: '',
    };
    return {
      trigger: { kind: 'hotstring', abbreviation: pair.from, atOnce: false },
      context: undefined,
      steps: [step],
    };
  });
  return { automation: { kind: 'rules', rules }, assumptions: [], used: reading.entities };
}

function refused(reason: string): Compilation {
  return { kind: 'refused', message: `This cannot be made here, because ${reason}.` };
}

function outOfScope(): Compilation {
  return {
    kind: 'out-of-scope',
    message: 'That is not something a script on Windows can do. Describe what should happen on your PC, and when.',
  };
}

function unclear(ranked: readonly Ranked[], missing: string | undefined): Compilation {
  const suggestions = ranked.flatMap(({ id }) => skills.get(id)?.title ?? []).slice(0, 3);
  const message = missing
    ? `One thing is missing: which ${missing}?`
    : 'It is not clear yet what should happen and when. Say what you press, and what it should do.';
  return { kind: 'unclear', message, suggestions };
}
