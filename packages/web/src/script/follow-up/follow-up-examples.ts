import type { ScriptReport } from '#script/report/script-report.ts';

type Example = { wish: (about: About) => string; fits: (about: About) => boolean };
type About = { keys: number; rules: number; code: string; freeKey: string };

// Each is worded as people say it, and names what the script has.
const EXAMPLES: readonly Example[] = [
  { wish: ({ freeKey }) => `Use ${freeKey} instead`, fits: ({ keys }) => keys === 1 },
  { wish: ({ freeKey }) => `Use ${freeKey} for the first one`, fits: ({ keys }) => keys > 1 },
  { wish: () => 'Only in Chrome', fits: ({ keys, code }) => keys > 0 && !/^\s*#HotIf\b/im.test(code) },
  { wish: () => 'Twice as slow', fits: ({ code }) => /\b(?:Sleep|SetTimer)\s*\(/i.test(code) },
  { wish: () => 'Remove the second one', fits: ({ rules }) => rules > 1 },
  {
    wish: () => 'Also show a message when it’s done',
    fits: ({ code }) => !/\b(?:MsgBox|TrayTip|ToolTip)\s*\(/i.test(code),
  },
];

const MOST = 3;

/** A few wishes that fit a script. */
export function followUpExamples(report: Pick<ScriptReport, 'lines'> | undefined, code: string): string[] {
  const lines = report?.lines ?? [];
  const combinations = lines.flatMap(({ keys }) => keys.map((each) => each.join('+')));
  const about = {
    keys: lines.filter(({ keys }) => keys.length > 0).length,
    rules: lines.length,
    code,
    freeKey: ['Ctrl+Alt+K', 'Ctrl+Alt+J'].find((key) => !combinations.includes(key)) ?? 'F9',
  };
  return EXAMPLES.filter(({ fits }) => fits(about))
    .slice(0, MOST)
    .map(({ wish }) => wish(about));
}
