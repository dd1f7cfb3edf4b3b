import type { GeneratedScript } from '@hotscribe/contract';
import type { ScriptReport } from '#script/report/script-report.ts';

export const SCRIPT = `#Requires AutoHotkey v2.0
#SingleInstance Force

; Ctrl+Alt+N opens Notepad.
^!n:: {
    Run("notepad.exe")
    MsgBox("Ready")
}
`;

export const FAULTY_SCRIPT = `${SCRIPT}F9::MsgBox hello\nx := (1\n`;

export const EMPTY_REPORT: ScriptReport = {
  lines: [],
  stop: null,
  capabilities: [],
  risks: [],
  cautions: [],
  findings: [],
};

export const FULL_REPORT: ScriptReport = {
  lines: [
    {
      when: 'When you press Ctrl+Alt+N',
      keys: [['Ctrl', 'Alt', 'N']],
      context: null,
      sentence: 'opens Notepad',
      code: [],
    },
    {
      when: 'When you press F2 or F3',
      keys: [['F2'], ['F3']],
      context: 'only while Excel is active',
      sentence: 'types “done”',
      code: [],
    },
  ],
  stop: 'To stop it, right-click the green H near the clock and choose Exit.',
  capabilities: [
    { code: 'shows-messages', message: 'shows messages or windows' },
    { code: 'deletes-files', message: 'deletes files or folders' },
    { code: 'an-ability-of-tomorrow', message: 'does something this page has no icon for' },
  ],
  risks: [
    { code: 'danger', severity: 'danger', message: 'It deletes files that can’t be recovered.' },
    { code: 'warning', severity: 'warning', message: 'It clicks wherever the mouse happens to be.' },
    { code: 'notice', severity: 'notice', message: 'It asks for the rights of an administrator.' },
  ],
  cautions: ['While this script runs, Ctrl+C doesn’t copy anymore, in any program.'],
  findings: [],
};

export const REQUEST = 'Ctrl+Alt+N opens Notepad at home';

export const GENERATED: GeneratedScript = {
  script: SCRIPT,
  state: 'check',
  points: ['“at home” isn’t used.', 'You may have meant “every Friday”, not “every day”.'],
  explanation: {
    text: '',
    lines: [
      {
        when: '',
        keys: [['Ctrl', 'Alt', 'N']],
        context: null,
        does: [],
        sentence: 'When you press Ctrl+Alt+N, it opens Notepad, then shows the message “Ready”.',
        code: [{ from: 5, to: 8 }],
      },
    ],
    stop: null,
  },
  assumptions: ['No key was named, so F8 does it.'],
  unused: ['in red'],
  understood: [
    { part: 'Ctrl+Alt+N', start: 0, end: 10, became: 'When you press Ctrl+Alt+N, it opens Notepad.', line: 0 },
    { part: 'at home', start: 25, end: 32, became: '', line: null },
  ],
  program: null,
  warnings: [],
  writer: 'embedded',
  note: 'The language model didn’t answer in time, so Hotscribe wrote this itself.',
  checks: { loads: true, repairs: 0, findings: [] },
};
