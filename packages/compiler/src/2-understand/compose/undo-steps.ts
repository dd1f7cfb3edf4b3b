import type { Step } from '#ir/automation.ts';

type Memory = {
  readonly changes: RegExp;
  /** What is to be known before it is changed. */
  readonly keep: string;
  readonly restore: readonly string[];
};

const WINDOW = [
  'if WinExist(before.window) {',
  '    WinRestore()',
  '    WinMove(before.x, before.y, before.width, before.height)',
  '    if (before.state = 1)',
  '        WinMaximize()',
  '}',
];
const MEMORIES: readonly Memory[] = [
  { changes: /\bSoundSetVolume\(/, keep: 'before := SoundGetVolume()', restore: ['SoundSetVolume(before)'] },
  { changes: /\bSetBrightness\(/, keep: 'before := GetBrightness()', restore: ['SetBrightness(before)'] },
  {
    changes: /\bWinMinimize\("A"\)/,
    keep: 'before := WinExist("A")',
    restore: ['if WinExist(before)', '    WinActivate() ; restores it too'],
  },
  {
    changes: /\bWin(?:Move|Maximize|Restore)\([^\n]*"A"\)|\b(?:PlaceWindow|SnapWindow|MoveWindow)\w*\(/,
    keep: [
      'WinGetPos(&x, &y, &width, &height, "A")',
      'before := { window: WinExist("A"), state: WinGetMinMax("A"), x: x, y: y, width: width, height: height }',
    ].join('\n'),
    restore: WINDOW,
  },
  {
    changes: /\bMouseMove\(/,
    keep: 'CoordMode("Mouse", "Screen")\nMouseGetPos(&x, &y)\nbefore := { x: x, y: y }',
    restore: ['CoordMode("Mouse", "Screen")', 'MouseMove(before.x, before.y, 0)'],
  },
];

/** The same steps, which put back what they changed the next time; nothing where that cannot be known. */
export function undoneNextTime(steps: readonly Step[]): Step[] | undefined {
  const code = steps.map((step) => step.code).join('\n');
  const memory = MEMORIES.find(({ changes }) => changes.test(code));
  if (!memory) return undefined;
  const restore = [
    'static before := ""',
    'if before != "" { ; the second press puts back what was before',
    ...memory.restore.map((line) => `    ${line}`),
    '    before := ""',
    '    return',
    '}',
    memory.keep,
  ];
  return [{ title: 'Put back what was before, the next time', code: restore.join('\n'), needs: '' }, ...steps];
}
