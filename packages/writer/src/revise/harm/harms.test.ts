import { canonical, type Program, parse, print } from '@hotscribe/automation';
import { expect, test } from 'vitest';
import { revisionInput } from '../revision-input.ts';
import type { WeighedRevision } from '../weigh-revisions.ts';
import { askWhatStays } from './ask-what-stays.ts';
import { chooseHarmless } from './choose-harmless.ts';
import { harmsOf, unnamedLosses } from './harms.ts';
import { saidIn } from './said.ts';

function program(text: string): Program {
  const { program: read, problem } = parse(text);
  if (!read) throw new Error(`${problem.message} ${text}`);
  return canonical(read);
}

function candidate(text: string, logProbability = -1): WeighedRevision {
  const tree = program(text);
  return { program: tree, text: print(tree), tokens: [], logProbability, scores: [], findings: [], chance: 0.6 };
}

function choose(before: string, wish: string, first: string, ...others: [text: string, logProbability: number][]) {
  const tree = program(before);
  const elements = revisionInput(tree, wish).wish;
  const rest = others.map(([text, logProbability]) => candidate(text, logProbability));
  const choice = chooseHarmless(tree, [candidate(first), ...rest], { wish, elements });
  return choice.is === 'taken' ? choice.taken.text : 'asked';
}

function harms(before: string, wish: string, after: string): string[] {
  const tree = program(before);
  return harmsOf(tree, program(after), saidIn(revisionInput(tree, wish).wish)).map(({ is }) => is);
}

test.each([
  ['key f1: beep ; lock-pc', 'no beep please', 'key f1: lock-pc'],
  ['key f1: beep', 'F2 instead', 'key f2: beep'],
  ['key f1: show "done"', 'could it say that out loud rather than show it', 'key f1: say "done"'],
  ['key f1: beep\nkey f2: lock-pc', 'F2 isn’t needed any more', 'key f1: beep'],
  ['key f1: click\nkey f2: click right', 'the other way round', 'key f1: click right\nkey f2: click'],
  ['key f1: type date "yyyy-MM-dd HH:mm"', 'seconds too', 'key f1: type date "yyyy-MM-dd HH:mm:ss"'],
  ['key f1: lock-pc', 'only when Word is running', 'key f1 in running "Word": lock-pc'],
  ['every 2h: beep', 'that’s too often, every 3 hours', 'every 3h: beep'],
  [
    'key f1: type "Hello"',
    '"Good morning, how are you today?" in place of it',
    'key f1: type "Good morning, how are you today?"',
  ],
])('in the program “%s”, the change requested by “%s” doesn’t count as a loss', (before, wish, after) => {
  expect(harms(before, wish, after)).toEqual([]);
});

test.each([
  [
    'losing a step the user didn’t mention',
    'key f1: set-clipboard "a" ; tip "copied"',
    'F2 please',
    'key f2: set-clipboard "a"',
    'lost',
  ],
  ['losing a rule the user didn’t mention', 'key f1: beep\nkey f2: lock-pc', 'F3 please', 'key f3: beep', 'lost'],
  [
    'replacing one program with another',
    'key f1 in app "Edge": beep',
    'also in Chrome',
    'key f1 in app "Chrome": beep',
    'replaced',
  ],
  [
    'adding a condition the user didn’t ask for',
    'key f1: screen-off',
    'wait 3 seconds first',
    'key f1: wait 3s ; if not fullscreen { screen-off }',
    'narrowed',
  ],
  [
    'repeating a step',
    'key f1: next-monitor active',
    'take the mouse along with it',
    'key f1: next-monitor active ; next-monitor active',
    'doubled',
  ],
  [
    'replacing a rule with a different key and action',
    'key wheelup: volume up',
    'can the wheel do brightness when i hold shift?',
    'key shift+wheelup: brightness up',
    'other-rule',
  ],
])('%s counts as a harmful change', (_, before, wish, after, expected) => {
  expect(harms(before, wish, after)).toContain(expected);
});

test('a request to add something keeps what was already there', () => {
  const count = 'key ctrl+alt+w: show word-count selection';
  expect(choose(count, 'characters too', 'key ctrl+alt+w: show length selection')).toBe(
    'key ctrl+alt+w: show word-count selection + " " + length selection',
  );
  expect(choose('key f1 in app "Edge": beep', 'also in Chrome', 'key f1 in app "Chrome": beep')).toBe(
    'key f1 in app "Edge", "Chrome": beep',
  );
  const wheel = 'key wheelup in over taskbar: volume up';
  const bright = 'key shift+wheelup in over taskbar: brightness up';
  expect(choose(wheel, 'can the wheel do brightness when i hold shift?', bright)).toBe(`${wheel}\n${bright}`);
});

test('an interpretation that loses nothing is preferred, even if it’s slightly less likely', () => {
  const before = 'key alt+q: hide active\nkey alt+w: unhide last';
  const wish = 'mute the sound when it hides and unmute when its back';
  const good = 'key alt+q: hide active ; mute on\nkey alt+w: unhide last ; mute off';
  expect(choose(before, wish, 'key alt+q: hide active ; mute on\nkey alt+w: unhide hidden', [good, -2.4])).toBe(good);
});

test('a condition the user didn’t ask for is left out', () => {
  const made = 'key f1: wait 3s ; if not fullscreen { screen-off }';
  expect(choose('key f1: screen-off', 'wait 3 seconds first', made)).toBe('key f1: wait 3s ; screen-off');
});

test('changing a name or a number inside text keeps the rest of the text', () => {
  const hi = (name: string) => `abbr "/hi": type "Hi there, my name is ${name}. How can I help today?"`;
  expect(choose(hi('Declan'), 'call me Aoife not Declan', 'abbr "/hi": type "call me Aoife"')).toBe(hi('Aoife'));
  const next = (weeks: number) => `abbr "f/u": type "follow-up in ${weeks} weeks"`;
  expect(choose(next(6), 'follow up is 4 weeks now', 'abbr "f/u": type "4 weeks"')).toBe(next(4));
});

test('only the part of the text that the request mentions changes, and the rest stays', () => {
  const sign = (ward: number) => `abbr ";sig": type "Regards,\\nMoira Tennant, Ward ${ward}"`;
  expect(choose(sign(6), 'i moved to ward 9', 'abbr ";sig": type "ward 9"')).toBe(sign(9));
  const refund = (days: string) => `abbr ";ref": type "Your refund should reach you in ${days} working days."`;
  const cut = 'abbr ";ref": type "5-7 working days now"';
  expect(choose(refund('3-5'), 'refunds take 5-7 working days now', cut)).toBe(refund('5-7'));
});

test('“turn it off while Steam is in front” keeps the rule on everywhere else', () => {
  const wish = 'i do it by accident when im gaming, turn it off while steam or minecraft is in front';
  const made = 'key rctrl double in app "steam", "minecraft": paste-plain';
  expect(choose('key rctrl double: paste-plain', wish, made)).toBe(
    'key rctrl double in not app "steam", "minecraft": paste-plain',
  );
  expect(choose('key f1: beep', 'only in Word, not everywhere', 'key f1 in app "Word": beep')).toBe(
    'key f1 in app "Word": beep',
  );
});

test.each([
  'in Word please, not everywhere',
  'I want it in Word, not in every program',
  'do not beep unless I am in Word',
  'don’t do it outside of Word',
  'stop doing that when Word is not in front',
  'nicht überall, in Word bitte',
])('“%s” limits the rule to Word', (wish) => {
  expect(choose('key f1: beep', wish, 'key f1 in app "Word": beep')).toBe('key f1 in app "Word": beep');
});

test.each(['in all programs', 'in any app', 'no matter which program'])(
  'a key that should work “%s” isn’t limited to one program',
  (where) => {
    const added = 'key f1 in app "Excel": beep\nkey f2: lock-pc';
    expect(choose('key f1 in app "Excel": beep', `also F2 to lock the pc, ${where}`, added)).toBe(added);
  },
);

test('if the existing keys work in only one program, an added key does, too, unless the request says otherwise', () => {
  const before = 'key alt+1 in app "Notepad": opacity active up\nkey alt+2 in app "Notepad": opacity active down';
  const added = `${before}\nkey alt+3: top active on`;
  expect(choose(before, 'and alt+3 keeps it on top', added)).toBe(
    `${before}\nkey alt+3 in app "Notepad": top active on`,
  );
  expect(choose(before, 'alt+3 keeps any window on top, everywhere', added)).toBe(added);
  const reminder = `${before}\ndaily 9:00: show "stand up"`;
  expect(choose(before, 'remind me at 9 to stand up', reminder)).toBe(reminder);
});

test('a limit the user didn’t mention is kept alongside a new one', () => {
  const swap = 'remap z to y in not held ctrl';
  expect(choose(swap, 'only in Word, please', 'remap z to y in app "Word"')).toBe(
    'remap z to y in not held ctrl and app "Word"',
  );
  expect(choose('key f1 in app "Word": beep', 'in Excel, not Word', 'key f1 in app "Excel": beep')).toBe(
    'key f1 in app "Excel": beep',
  );
});

test('switching to a different kind of trigger without being asked counts as a loss', () => {
  const hourly = 'hourly in not hours 22:00-7:00: say time';
  expect(harms(hourly, 'quieter', 'every 1h in not hours 22:00-7:00: say time')).toEqual(['lost']);
  expect(harms('key f1: beep', 'every 20 minutes instead', 'every 20min: beep')).toEqual([]);
  expect(harms('key f1: beep', 'i want to type ;b for it', 'abbr ";b": beep')).toEqual([]);
});

test('if a loss can’t be avoided, the user is asked first and sees what would be lost', () => {
  const before = 'key ctrl+alt+c: set-clipboard color-at-mouse ; tip color-at-mouse';
  const after = 'key ctrl+alt+c: set-clipboard color-at-mouse';
  expect(choose(before, 'without the #', after)).toBe('asked');
  expect(askWhatStays(program(before), program(after))).toMatch(
    /would be lost.*Before the change: .*next to the pointer/,
  );
});

test('a step that disappears without being mentioned is pointed out', () => {
  const before = program('key f1: set-clipboard "a" ; tip "copied" ; beep');
  const said = (wish: string) => saidIn(revisionInput(before, wish).wish);
  const after = program('key f1: set-clipboard "a" ; beep');
  expect(unnamedLosses(before, after, said('it gets in the way, drop that'))).toEqual([
    'shows “copied” next to the pointer for a moment.',
  ]);
  expect(unnamedLosses(before, after, said('no tip please'))).toEqual([]);
});

test('replacing a phrase with two new ones isn’t mistaken for a name change, and the user is asked instead', () => {
  const hi = 'abbr "/hi": type "Hi there, my name is Declan. How can I help today?"';
  const wish = 'Could it say Good morning / Good afternoon instead of Hi there depending on the time';
  expect(choose(hi, wish, 'abbr "/hi": type "Good morning\\nGood afternoon"')).toBe('asked');
});
