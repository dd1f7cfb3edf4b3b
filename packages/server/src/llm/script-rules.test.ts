import { check, loadProblems } from '@hotscribe/ahk';
import { expect, test } from 'vitest';
import { scriptPrompt } from './script-prompt.ts';
import { SCRIPT_RULES } from './script-rules.ts';

const MOST_TOKENS = 1000;

test('the fixed part of every prompt is under 1,000 tokens', () => {
  const [system] = scriptPrompt({ description: 'x', samples: [], draft: undefined, named: [] });
  expect(system?.content).toBe(SCRIPT_RULES);
  expect(mostTokens(SCRIPT_RULES)).toBeLessThan(MOST_TOKENS);
});

// Each sign, digit and line break counts as a token, and words of seven letters and more as one for each four: a real
// vocabulary of 30,000 pieces makes about a tenth less of it.
function mostTokens(text: string): number {
  const pieces = text.match(/\p{L}+|\p{N}|[^\s\p{L}\p{N}]|\n+/gu) ?? [];
  return pieces.reduce((sum, piece) => sum + (/^\p{L}{7,}$/u.test(piece) ? Math.ceil(piece.length / 4) : 1), 0);
}

test('the prompt lists fifteen pitfalls, in order', () => {
  const numbers = [...SCRIPT_RULES.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
});

test.each([
  ['1', 'Run("calc.exe")', 'Run, calc.exe'],
  ['1', 'x := 5', 'x = 5'],
  ['3', 'g := Gui()', 'gui := Gui()'],
  ['3', 'path := "a.txt"', 'file := "a.txt"'],
  ['5', 'name := "x"\nMsgBox(name)', 'MsgBox(name)'],
  ['8', 'tell() {\n    MsgBox("a")\n    MsgBox("b")\n}\nF1::tell()', 'tell := () => {\n    MsgBox("a")\n}'],
  ['10', 'Tick() {\n    Beep()\n}\nBeep() {\n    SoundBeep()\n}\nSetTimer(Tick, 1000)', 'Gosub Tick'],
  ['11', 'F1:: {\n    Send("a")\n    Send("b")\n}', 'F1::\nSend("a")\nSend("b")\nreturn'],
  [
    '11',
    '#HotIf WinActive("ahk_exe excel.exe")\nF1::Send("a")\n#HotIf',
    '#IfWinActive ahk_exe excel.exe\nF1::Send("a")',
  ],
  ['13', 'if MsgBox("Sure?",, "YesNo") = "Yes"\n    ExitApp()', 'MsgBox, 4,, Sure?'],
  ['14', 'SoundSetMute(-1)', 'SoundSet("+1",, "Mute")'],
  ['15', 'MsgBox("say `"hi`"")', 'MsgBox("say ""hi""")'],
  ['15', 'MsgBox("say `"hi`"")', 'MsgBox("say \\"hi\\"")'],
  ['15', 'MsgBox("first `; then")', 'MsgBox("first ; then")'],
])('pitfall %s: code that follows the advice loads, and code that ignores it doesn’t', (_number, right, wrong) => {
  expect(problems(right)).toBe(0);
  expect(problems(wrong)).toBeGreaterThan(0);
});

function problems(script: string): number {
  return loadProblems(check(script)).length;
}

test('the prompt includes either a draft marked as possibly wrong or samples meant only as a guide to style', () => {
  const samples = ['F1::MsgBox("sample")'];
  const contentOf = (draft: string | undefined) =>
    scriptPrompt({ description: 'x', samples, draft, named: ['F8', '200 ms', 'Best regards'] })[0]?.content ?? '';
  expect(contentOf('F8::MsgBox("draft")')).toMatch(
    /draft for this request.*may be wrong:\n```ahk\nF8::MsgBox\("draft"\)/,
  );
  expect(contentOf('F8::MsgBox("draft")')).not.toContain('sample');
  expect(contentOf(undefined)).toMatch(/other requests.*not what they do:\n```ahk\nF1::MsgBox\("sample"\)/);
  expect(contentOf(undefined)).toContain('must not forget: F8, 200 ms, Best regards');
});
