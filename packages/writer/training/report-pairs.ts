import { canonical, check, emitScript, parse, print } from '@hotscribe/automation';

export type Pair = { readonly request: string; readonly program: string; readonly brief: string };
type Reported = { readonly request: string; readonly program: string };

const REPORTS_BRIEF = 'reports';

/**
 * Pairs for the training from what users reported and an admin corrected. A request that was reported again replaces its
 * earlier pair; a report without a program that gives a script, or says why there is none, is left out.
 */
export function pairsFromReports(reports: readonly Reported[], earlier: readonly Pair[] = []): Pair[] {
  const pairs = new Map(earlier.map((pair) => [pair.request, pair]));
  for (const { request, program } of reports) {
    const text = usable(program);
    if (text !== undefined && request.trim() !== '')
      pairs.set(request, { request, program: text, brief: REPORTS_BRIEF });
  }
  return [...pairs.values()];
}

function usable(source: string): string | undefined {
  const { program } = parse(source);
  if (!program || check(program).some(({ severity }) => severity === 'error')) return undefined;
  if (program.kind === 'rules' && emitScript(program) === '') return undefined;
  return print(canonical(program));
}
