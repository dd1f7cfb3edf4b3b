import { hasTrigger } from './has-trigger.ts';
import type { Answer, Loading, Outcome, Request, Verdict } from './quality-types.ts';

const ACCEPTED = {
  script: ['script'],
  script_with_warning: ['script', 'refused'],
  script_without_payload: ['script', 'refused', 'out-of-scope'],
  clarify: ['unclear'],
  clarify_or_assume: ['unclear', 'script'],
  clarify_or_warn: ['unclear', 'script', 'refused'],
  decline_explain: ['out-of-scope', 'unclear'],
  refuse: ['refused'],
  refuse_or_warn: ['refused', 'script'],
} satisfies Record<Outcome, Answer['kind'][]>;

/**
 * Everything that is wrong with an answer. None is necessary for a right answer, not sufficient: a script may show all
 * that was asked for and still do something else.
 */
export function judgeAnswer(request: Request, answer: Answer | undefined, loading: Loading | undefined): Verdict {
  const kind = answer?.kind ?? 'missing';
  const accepted: readonly string[] = ACCEPTED[request.outcome];
  const faults = [
    ...(accepted.includes(kind) ? [] : [`answered ${kind}, expected ${request.outcome}`]),
    ...(loading && !loading.clean ? [`AutoHotkey: ${loading.message}`] : []),
    ...(answer?.kind === 'script' ? scriptFaults(request, answer) : []),
  ];
  return { request, kind, ms: answer?.ms, loading, faults };
}

function scriptFaults({ outcome, triggers, must }: Request, { script = '', warnings = [] }: Answer): string[] {
  if (!outcome.startsWith('script')) return [];
  return [
    ...(outcome === 'script_with_warning' && warnings.length === 0 ? ['no warning given'] : []),
    ...triggers.filter((trigger) => !hasTrigger(script, trigger)).map((trigger) => `no trigger ${trigger}`),
    ...must.filter((pattern) => !new RegExp(pattern, 'i').test(script)).map((pattern) => `no /${pattern}/`),
  ];
}
