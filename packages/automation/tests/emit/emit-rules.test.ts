import { check } from '@hotscribe/ahk';
import { expect, test } from 'vitest';
import { emitScript } from '#emit/emit-script.ts';
import { parse } from '#text/parse.ts';

function scriptFor(text: string): string {
  const { program, problem } = parse(text);
  if (program?.kind !== 'rules') throw new Error(problem?.message ?? 'no rules');
  return emitScript(program);
}

function complaints(script: string): string[] {
  return check(script)
    .filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ code }) => code);
}

test('single, double, triple, and long presses of a key share one hotkey', () => {
  const script = scriptFor(
    'key f1: type "1"\nkey f1 double: type "2"\nkey f1 triple: type "3"\nkey f1 long: type "long"',
  );
  expect(script.match(/F1::/g)).toHaveLength(1);
  expect(script).toContain('switch CountPresses("F1", 3, longPress) {');
  expect(complaints(script)).toEqual([]);
});

test('with a double-press rule for Esc, a single press still works as usual', () => {
  const script = scriptFor('key esc double: type "x"');
  expect(script).toContain('~Esc::Taps("Esc", true)');
  expect(script).toContain('#HotIf Taps("Esc") = 1\n$Esc:: {');
});

test('a letter with a double-tap rule is still typed in the right order when tapped once', () => {
  expect(scriptFor('key j double: type "x"')).toContain('if (CountTypedPresses("j", 2, 1) = 2) {');
});

test.each(['PgDn', 'Backspace', 'Enter', 'Up'])(
  'with a double-press rule, the script waits after the first press of %s to see if a second one follows',
  (name) => {
    const key = name === 'PgDn' ? 'pagedown' : name.toLowerCase();
    expect(scriptFor(`key ${key} double: type "x"`)).toContain(`if (CountTypedPresses("${name}", 2, 1) = 2) {`);
  },
);

test('Pause and Num Lock work with Ctrl, which changes their key names', () => {
  expect(scriptFor('key ctrl+alt+pause: type "x"')).toContain('^!CtrlBreak::SendText("x")');
  expect(scriptFor('key ctrl+numlock: type "x"')).toContain('^Pause::SendText("x")');
  expect(scriptFor('key alt+pause: type "x"')).toContain('!Pause::SendText("x")');
});

test('a mouse wheel remapped to a key doesn’t leave the key held down', () => {
  expect(scriptFor('remap wheelup to e')).toContain('*WheelUp::Send("{Blind}e")');
});

test('disabling Alt+Tab also disables Alt+Shift+Tab', () => {
  expect(scriptFor('remap alt+tab to nothing')).toContain('*!Tab::return');
});

test('in games, keys are held down long enough to register', () => {
  const script = scriptFor('key f1 in app "Minecraft": send e\nkey f2: send e');
  expect(script).toContain('SetKeyDelay(, 50)');
  expect(script).toContain('F1::SendEvent("e")');
  expect(script).toContain('F2::Send("e")');
});

test('slowly typed text doesn’t trigger the hotkey that types it', () => {
  expect(scriptFor('key a: type-slowly "banana"')).toContain('$a::TypeSlowly("banana", typingPause)');
});

test('a Windows key with its own tap action doesn’t open the Start menu and still works with other keys', () => {
  const script = scriptFor('key win alone: type "x"');
  expect(script).toContain('~LWin::\n~RWin:: {\n    Send("{Blind}{vkE8}")');
  expect(script).toContain('~LWin Up::\n~RWin Up:: {\n    if !TappedAlone("Win")');
});

test('a key that acts as Ctrl when held can do something else when tapped', () => {
  const script = scriptFor('remap capslock to ctrl\nkey capslock alone: send esc');
  expect(script).toContain('*CapsLock:: {\n    if HoldAs("CapsLock", "CapsLock", "Ctrl") {\n        Send("{Esc}")');
});

test('a key that must be held becomes part of the hotkey and still works as usual when tapped alone', () => {
  const script = scriptFor('key i in held capslock: send up');
  expect(script).toContain('CapsLock & i::Send("{Up}")');
  expect(script).toContain('CapsLock::SetCapsLockState(!GetKeyState("CapsLock", "T"))');
});

test('key sequences that start with the same key share one hotkey', () => {
  const script = scriptFor('sequence ctrl+k, c: type "1"\nsequence ctrl+k, ctrl+u: type "2"');
  expect(script.match(/\^k::/g)).toHaveLength(1);
  expect(script).toContain('switch NextKey(2, "c", "^c", "^u") {');
});

test('an abbreviation for one program takes priority over the same abbreviation for all programs', () => {
  const script = scriptFor('abbr "ab": type "all"\nabbr "ab" in title "Inbox": type "mail"');
  expect(script.indexOf(':T:ab::mail')).toBeLessThan(script.indexOf(':T:ab::all'));
});

test.each([
  ['a`b', '::a``b::'],
  ['a:b', '::a`:b::'],
  ['a ;b', '::a `;b::'],
])('the abbreviation %s is escaped so that the script loads', (text, head) => {
  const script = scriptFor(`abbr ${JSON.stringify(text)}: send enter ; type "x"`);
  expect(script).toContain(head);
  expect(complaints(script)).toEqual([]);
});

test.each(['{x', ' x', 'x ', 'x\ny', 'a ;b "c" `d %e%'])(
  'an abbreviation can type %j without errors or warnings in the script',
  (text) => {
    expect(complaints(scriptFor(`abbr "ab": type ${JSON.stringify(text)}`))).toEqual([]);
  },
);

test('rules without a key get one that no other rule uses', () => {
  const script = scriptFor('key default: type "1"\nkey ctrl+alt+k: type "2"\nkey default: type "3"');
  expect(script).toContain('^!j::SendText("1")');
  expect(script).toContain('^!m::SendText("3")');
});

test('a hotkey that presses its own key doesn’t trigger itself', () => {
  expect(scriptFor('key ctrl+b: send ctrl+b')).toContain('$^b::');
  expect(scriptFor('key enter: type "x" ; as-usual')).toContain('$Enter::');
});
