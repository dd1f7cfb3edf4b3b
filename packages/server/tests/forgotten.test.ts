import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emitScript, parse, type Rule } from '@hotscribe/automation';
import { named } from '@hotscribe/writer/named';
import { describe, expect, test } from 'vitest';
import { forgottenIn, forgottenPoint } from '#features/scripts/forgotten.ts';

const PAIRS = join(import.meta.dirname, '../../writer/training/pairs');
const MANY = 4;

type Rules = { kind: 'rules'; rules: readonly Rule[] };
type Pair = { request: string; program: Rules };

/** Requests that people wrote, with the program that is right for them: every 40th of all. */
const pairs: readonly Pair[] = readdirSync(PAIRS)
  .flatMap((file) => readFileSync(join(PAIRS, file), 'utf8').trim().split('\n'))
  .filter((_, index) => index % 40 === 0)
  .flatMap((line) => {
    const { request, program } = JSON.parse(line) as { request: string; program: string };
    const parsed = parse(program).program;
    return parsed?.kind === 'rules' ? [{ request, program: parsed }] : [];
  });

/** As a model writes them: in other ways than ours. */
const RIGHT: [request: string, script: string][] = [
  [
    'F8 types "Best regards, Ann Lee"',
    'F8:: {\n    SendText("Best regards,")\n    Send("{Enter}")\n    SendText("Ann Lee")\n}',
  ],
  ['F8 types "Best regards, Ann Lee"', 'F8::Send("Best regards,{Enter}Ann Lee")'],
  ['F8 types "Best regards, Ann Lee"', 'F8::SendText("Best regards,`nAnn Lee")'],
  [
    'F8 types "Best regards, Ann Lee"',
    'F8:: {\n    text := "\n    (\n    Best regards,\n    Ann Lee\n    )"\n    SendText(text)\n}',
  ],
  ['F8 types "Best regards, Ann Lee"', 'name := "Ann Lee"\nF8::SendText("Best regards, " name)'],
  ['F9 clicks every 5 minutes', 'F9::SetTimer(Click, 5 * 60 * 1000)'],
  ['F9 clicks every 5 minutes', 'minutes := 5\nF9::SetTimer(Click, minutes * 60000)'],
  ['F9 clicks every 5 minutes', 'F9::SetTimer(Click, 300_000)\nx := 300000'],
  ['F9 clicks every 90 seconds', 'F9::SetTimer(Click, 90000)'],
  ['F9 clicks every 1.5 seconds', 'F9::SetTimer(Click, 1500)'],
  ['F9 clicks every 500 ms', 'F9::SetTimer(Click, 1000 * 0.5)'],
  ['ctrl+alt+n opens notepad', '^!n::Run("notepad.exe")'],
  ['ctrl+alt+n opens notepad', '!^n::Run("notepad.exe")'],
  ['ctrl+alt+n opens notepad', '*<^<!n::Run("notepad.exe")'],
  ['ctrl+alt+n opens notepad', 'Hotkey("^!" . "n", (*) => Run("notepad.exe"))'],
  [
    'ctrl+shift+1 types one, ctrl+shift+2 types two',
    'for key, text in Map("1", "one", "2", "two")\n    Hotkey("^+" key, Type.Bind(text))\nType(text, *) => SendText(text)',
  ],
  ['alt+F4 should minimize instead', '!F4::WinMinimize("A")'],
  ['F7 closes the window like alt+F4', 'F7::WinClose("A")'],
  ['ctrl+alt+minus makes it quieter', '^!-::SoundSetVolume("-5")'],
  ['ctrl+alt+page down scrolls down', '^!PgDn::Send("{WheelDown 5}")'],
  ['shift+right click copies', '+RButton::Send("^c")'],
  ['shift+F8 opens https://www.example.com/a/', '+F8::Run("https://example.com/a")'],
  ['F8 opens D:\\Work\\Reports', 'F8::Run("explorer.exe D:\\Work\\Reports")'],
  ['F8 opens C:\\Users\\ann\\Desktop', 'F8::Run(A_Desktop)'],
  ['F8 says "Pause?" and waits 2 hours', 'F8:: {\n    MsgBox("Pause?")\n    Sleep(2 * 3600 * 1000)\n}'],
  ['F8 types "naïve → café"', 'F8::SendText("na" Chr(239) "ve " Chr(8594) " caf" Chr(233))'],
  ['F8 shows "It\'s done"', "F8::MsgBox('It`'s done')"],
  ['F8 types "50% off, \u{1F600}"', 'F8::SendText("50% off, {U+1F600}")'],
  ['F1 to F3 type "yes", "no" and "maybe"', 'F1::SendText("yes")\nF2::SendText("no")\nF3::SendText("maybe")'],
  ['altgr+e types "euro"', '<^>!e::SendText("euro")'],
];

const HEAD =
  '/*\n Opens with F8, F9 and ctrl+alt+k every 5 minutes and types "Hello" at D:\\Work https://example.com\n*/\n; F9 Hello 5 minutes\n';
const LEFT_OUT: [request: string, missing: string, script: string][] = [
  ['F8 opens paint and F9 opens word', 'F9', 'F8::Run("mspaint.exe")'],
  ['F8 opens paint and F9 opens word', 'F8', 'F9::Run("winword.exe")'],
  ['F1 copies, F11 pastes', 'F1', 'F11::Send("^v")'],
  ['F8 types "Hello"', '"Hello"', 'F8::SendText("Hi")'],
  ['F8 types "Hello" and then "See you soon"', '"See you soon"', 'F8::SendText("Hello")'],
  ['F8 shows "Time for a break"', '"Time for a break"', 'F8::MsgBox("Break")'],
  ['F8 clicks every 5 minutes', '5 minutes', 'F8::SetTimer(Click, 1000)'],
  ['F8 clicks, waits 300 ms and clicks again', '300 ms', 'F8:: {\n    Click()\n    Sleep(200)\n    Click()\n}'],
  ['ctrl+alt+k mutes', 'ctrl+alt+k', '^!m::SoundSetMute(-1)'],
  ['ctrl+alt+k mutes', 'ctrl+alt+k', '^k::SoundSetMute(-1)'],
  ['ctrl+shift+k mutes, ctrl+shift+l locks', 'ctrl+shift+l', '^+k::SoundSetMute(-1)'],
  ['shift+F8 mutes, ctrl+f12 locks', 'ctrl+f12', '+F8::SoundSetMute(-1)'],
  ['F8 opens https://example.com/news', 'https://example.com/news', 'F8::Run("https://example.org")'],
  [
    'F8 opens https://example.com and F9 opens https://other.org',
    'https://other.org',
    'F8::Run("https://example.com")\nF9::return',
  ],
  ['F8 opens D:\\Work\\Reports', 'D:\\Work\\Reports', 'F8::Run("explorer.exe")'],
  ['F8 copies it to E:\\Backup', 'E:\\Backup', 'F8::FileCopy("a.txt", "D:\\")'],
  ['F9 opens paint', 'F9', `${HEAD}F8::Run("mspaint.exe")`],
  ['F8 types "Hello"', '"Hello"', `${HEAD}F8::SendText("Hi")`],
  ['F8 clicks every 5 minutes', '5 minutes', `${HEAD}F8::SetTimer(Click, 1000)`],
  ['F8 opens https://example.com', 'https://example.com', `${HEAD}F8::Run("calc.exe")`],
  ['F8 mutes, F9 mutes the mic, F10 locks', 'F10', 'F8::SoundSetMute(-1)\nF9::SoundSetMute(-1,, "Mic")'],
  ['alt+F8 types "a", alt+F9 types "b"', 'alt+F9', '!F8::SendText("a")\nx := "b"'],
  ['F8 writes "Dear Sir or Madam"', '"Dear Sir or Madam"', 'F8::SendText("Dear all")'],
  ['every 45 seconds press F15, stop with F8', '45 seconds', 'F8::ExitApp()\nSetTimer(() => Send("{F15}"), 60000)'],
  ['every 45 seconds press F15, stop with F8', 'F8', 'SetTimer(() => Send("{F15}"), 45000)'],
  ['every 45 seconds press F15, stop with F8', 'F15', 'F8::ExitApp()\nSetTimer(() => Send("{F5}"), 45000)'],
  ['Strg+Alt+K tippt "Guten Tag"', '"Guten Tag"', '^!k::SendText("Hallo")'],
  ['win+f8 opens word and win+f9 opens excel', 'win+f9', '#F8::Run("winword.exe")'],
  ['F8 asks "Which room?" and types "Room: "', '"Room: "', 'F8::SendText(InputBox("Which one?").Value)'],
  ['F2 types "on my way", F3 types "back in ten"', '"back in ten"', 'F2::SendText("on my way")\nF3::SendText("soon")'],
];

describe('nothing is reported missing from a correct script', () => {
  test.each(RIGHT)('%s', (request, script) => {
    expect(forgottenIn(script, named(request))).toEqual([]);
  });

  // Long stories mention keys that are not meant: “please don't change F13”.
  test('fewer than one in ten requests that name four or more details trigger a false alarm', () => {
    const many = pairs.filter(({ request }) => named(request).length >= MANY);
    const wrong = many.filter(({ request, program }) => accused(request, program).length > 0);
    expect(many.length).toBeGreaterThan(60);
    expect(wrong.length / many.length).toBeLessThan(1 / 10);
  });

  test('out of more than a thousand requests, fewer than one in a hundred trigger a false alarm', () => {
    const wrong = pairs.filter(({ request, program }) => accused(request, program).length > 0);
    expect(pairs.length).toBeGreaterThan(1000);
    expect(wrong.length / pairs.length).toBeLessThan(0.01);
  });
});

function accused(request: string, program: Rules): string[] {
  return forgottenIn(emitScript(program), named(request)).map((said) => `${said} in ${request}`);
}

describe('parts of a request that are missing from the script are detected', () => {
  test.each(LEFT_OUT)('“%s” (missing: %s)', (request, missing, script) => {
    expect(forgottenIn(script, named(request))).toContain(missing);
  });

  test('a script that leaves out the last part of a detailed request is detected more often than not', () => {
    const shortened = pairs
      .filter(({ request, program }) => program.rules.length > 1 && named(request).length >= MANY)
      .map(({ request, program }) => ({ request, program: { ...program, rules: program.rules.slice(0, -1) } }));
    const found = shortened.filter(({ request, program }) => accused(request, program).length > 0);
    expect(shortened.length).toBeGreaterThan(30);
    expect(found.length / shortened.length).toBeGreaterThan(0.5);
  });
});

test('the message about a missing part never puts quotation marks around text that already has them', () => {
  expect(forgottenPoint('F8')).toBe('The script doesn’t use “F8”.');
  expect(forgottenPoint('"Best regards"')).toBe('The script doesn’t use "Best regards".');
});
